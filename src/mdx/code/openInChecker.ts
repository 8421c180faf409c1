import { navigate } from 'gatsby'
import { packText } from '../tool/packText'

/**
 * Goes to the config checker with a text in it.
 *
 * @param checker route of the checker
 * @param text a config
 * @param file path of the config, if it is known
 */
export async function openInChecker(checker: string, text: string, file?: string): Promise<void> {
  navigate(`${checker}${await packText(text, { file })}`)
}
