import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { environmentOf } from '../../deployment'
import { tryRedirect } from '../../redirects/try'
import { FetchProblem, fetchSafely } from '../../web/fetch-safely'

/** Timeout of the check of a link, in milliseconds. */
const TIMEOUT_MS = 5_000

/** Returns what is wrong with the link to a page of the site itself; null for one that leads somewhere. */
export async function ownLinkProblem(
  payload: Payload,
  siteId: string,
  href: string,
): Promise<string | null> {
  const { end } = await tryRedirect(payload, siteId, href).catch((error: unknown) => {
    // An address that no site has, such as one with a control character.
    if (error instanceof Failure) return { end: 'nothing' }
    throw error
  })
  if (end === 'loop') return 'it redirects in a circle'
  return end === 'nothing' ? 'the site has no page there' : null
}

/**
 * Requests a link and returns what is wrong with it; null for a page that exists. Pages that refuse programs
 * (401, 403, 429) count as pages that exist. Private addresses are not reached.
 * @see docs/product/newsletters.md#checks-before-sending
 */
export async function linkProblem(payload: Payload, href: string): Promise<string | null> {
  const allowed = environmentOf(payload).privateAddresses
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const status = async (method: 'HEAD' | 'GET'): Promise<number> => {
    const { response } = await fetchSafely(href, { method, accept: '*/*', signal, allowed })
    response.destroy()
    return response.statusCode ?? 0
  }
  try {
    // Some servers do not know HEAD, and refuse it as a page that is not there.
    const first = await status('HEAD')
    return statusProblem(first < 400 ? first : await status('GET'))
  } catch (error) {
    return errorProblem(error, signal.aborted)
  }
}

function statusProblem(status: number): string | null {
  if (status === 404 || status === 410) return `the page does not exist (${status})`
  return status >= 500 ? `the server answers with an error (${status})` : null
}

function errorProblem(error: unknown, isTimeout: boolean): string {
  if (isTimeout) return 'the server does not answer'
  if (error instanceof FetchProblem) return FETCH_PROBLEMS.get(error.message) ?? 'it leads nowhere'
  if (!(error instanceof Error)) return 'it leads nowhere'
  if (/not allowed/.test(error.message)) return 'it leads to a private network'
  const code = 'code' in error ? error.code : null
  return code === 'ENOTFOUND' ? 'there is no such site' : 'the server cannot be reached'
}

const FETCH_PROBLEMS = new Map([['Too many redirects', 'it redirects too often']])
