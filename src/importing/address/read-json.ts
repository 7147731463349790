import type { SiteAnswer } from './ask-politely'
import { SourceProblem } from './source-problem'

/** Words for a page that asks for a password. */
const LOGIN =
  'The site returned a login page: its posts are not public. Make them public, or export a file there and import that.'
const NO_JSON =
  'The site returned a web page instead of its posts. Check the address and whether its API is switched on, or export a file there and import that.'
const NOT_WHOLE = 'The response from the site is damaged or incomplete. Continue this import later.'

/**
 * The JSON of an answer; null for any web page that asks for no password.
 * @throws SourceProblem for a login page, and for what is no JSON
 */
export function jsonOrPage({ text, url }: SiteAnswer): { json: unknown } | null {
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

/** The JSON of an answer. @throws SourceProblem, for any web page too */
export function jsonOf(answer: SiteAnswer): unknown {
  const read = jsonOrPage(answer)
  if (read === null) throw new SourceProblem(NO_JSON)
  return read.json
}

/** Words for an answer that says that something is wrong over there. */
export function requireFine({ status }: SiteAnswer): void {
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
