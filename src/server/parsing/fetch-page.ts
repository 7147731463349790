import { invalidField } from '@/src/contract/failure'
import { decodePage } from './decode-page'
import { FetchProblem, fetchSafely, readAnswer } from '../web/fetch-safely'

/**
 * Limits of a fetch.
 * @see docs/product/import-and-export.md#fetching-an-address
 */
const MAX_BYTES = 5 * 1_048_576
const MAX_MILLISECONDS = 10_000

/** A fetched page with its final URL. */
export type FetchedPage = { html: string; url: string }

/**
 * Fetches a page from a user's URL, never from a private address.
 * @throws Failure `validation_failed` at `url`, with the reason
 */
export async function fetchPage(
  address: string,
  { allowed = [] }: { allowed?: string[] } = {},
): Promise<FetchedPage> {
  try {
    return await fetchHtml(address, allowed)
  } catch (error) {
    throw invalidField('url', problemOf(error))
  }
}

function problemOf(error: unknown): string {
  if (error instanceof FetchProblem) return error.message
  const isLate = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
  return isLate ? 'The page took too long to respond' : 'The page could not be fetched'
}

async function fetchHtml(address: string, allowed: string[]): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(MAX_MILLISECONDS)
  const accept = 'text/html,application/xhtml+xml'
  const { response, url } = await fetchSafely(address, { accept, signal, allowed })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new FetchProblem(`The page responded with status ${response.statusCode ?? 0}`)
  }
  const html = await readAnswer(response, MAX_BYTES, 'The page is larger than 5 MiB')
  return { html: decodePage(html, response.headers['content-type'] ?? ''), url }
}
