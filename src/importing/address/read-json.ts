import type { SiteResponse } from './rate-limited-fetch'
import { SourceProblem } from './source-problem'

/** Message for a page that requires a password. */
const LOGIN =
  'The site returned a login page: its posts are not public. Make them public, or export a file there and import that.'
const NO_JSON =
  'The site returned a web page instead of its posts. Check the address and whether its API is switched on, or export a file there and import that.'
const NOT_WHOLE = 'The response from the site is damaged or incomplete. Continue this import later.'

/**
 * Parses the JSON of a response; returns null for a web page without a login form.
 * @throws SourceProblem for a login page or invalid JSON
 */
export function parseJsonUnlessPage({ text, url }: SiteResponse): { json: unknown } | null {
  const start = text.trimStart()
  if (start.startsWith('<')) {
    const asksForPassword = /<input\b[^>]*type\s*=\s*["']?password/i.test(start)
    if (asksForPassword || /\/wp-login\.php|\/(?:login|signin|sign-in)\b/i.test(url)) {
      throw new SourceProblem(LOGIN)
    }
    return null
  }
  try {
    return { json: JSON.parse(start.replace(/^\ufeff/, '')) }
  } catch (error) {
    throw new SourceProblem(NOT_WHOLE, { cause: error })
  }
}

/** Parses the JSON of a response. @throws SourceProblem for a web page or invalid JSON */
export function parseJson(answer: SiteResponse): unknown {
  const read = parseJsonUnlessPage(answer)
  if (read === null) throw new SourceProblem(NO_JSON)
  return read.json
}

/**
 * Checks that a response is neither rate-limited nor a server error.
 * @throws SourceProblem with a message for the user
 */
export function assertNotFailed({ status }: SiteResponse): void {
  if (status === 429) {
    throw new SourceProblem(
      'The site does not accept more requests now. Continue this import in an hour.',
    )
  }
  if (status >= 500) {
    throw new SourceProblem(
      `The site returned an error (${status}). What was read is kept; continue this import later.`,
    )
  }
}
