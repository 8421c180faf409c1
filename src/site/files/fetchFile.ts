/** Fetches files that this site's build has written: one notion of how that can fail. */

/** A file could not be had. The message is a sentence that names it. */
export class FileError extends Error {
  /**
   * @param file address of the file
   * @param reason rest of the sentence
   * @param status of an answer that was refused
   */
  constructor(
    file: string,
    reason: string,
    readonly status?: number,
  ) {
    super(`${file} ${reason}.`)
  }
}

/** Names without a hash stay: the browser asks whether its copy is still good. */
const ASK_AGAIN: RequestInit = { cache: 'no-cache' }

async function fetchFile(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new FileError(address, 'could not be reached')
  })
  if (response.ok) return response
  throw new FileError(address, `answered with status ${response.status}`, response.status)
}

/** What was sent can end early, or be something else. */
function unreadable(address: string) {
  return (): never => {
    throw new FileError(address, 'is not what it should be')
  }
}

/**
 * @param address address of a JSON file that the build has written from the type
 * @param init how to fetch; without it the browser asks whether its copy is still good
 * @returns what stands in it
 * @throws a {@link FileError}
 */
export async function fetchJson<T>(address: string, init = ASK_AGAIN): Promise<T> {
  const response = await fetchFile(address, init)
  return response.json().catch(unreadable(address)) as Promise<T>
}

/**
 * @param address address of a text file
 * @returns the text
 * @throws a {@link FileError}
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetchFile(address, ASK_AGAIN)
  return response.text().catch(unreadable(address))
}
