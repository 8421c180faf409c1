import { navigate } from 'gatsby'
import { packText } from '../tool/packText'
import type { Beside } from '../tool/packText'

/**
 * Goes to the config checker with a text in it.
 *
 * @param checker route of the checker
 * @param text a config
 * @param beside what is known about it; nothing when left out
 */
export async function openInChecker(
  checker: string,
  text: string,
  beside: Beside = {},
): Promise<void> {
  navigate(`${checker}${await packText(text, beside)}`)
}
