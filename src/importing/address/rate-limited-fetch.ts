import type { IncomingMessage } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'
import { FetchProblem, fetchSafely, readAnswer } from '@/src/server/web/fetch-safely'
import { SourceProblem } from './source-problem'

/** The response of a site. */
export type SiteResponse = {
  status: number
  url: string
  text: string
  headers: IncomingMessage['headers']
}

/** Fetches an address of a site. @throws SourceProblem with the reason when there is no response */
export type SiteFetch = (url: string) => Promise<SiteResponse>

/** Options of the requests to a site. */
export type SiteFetchOptions = {
  signal: AbortSignal
  /** Hosts of the private network that are allowed nevertheless. */
  allowed: string[]
  /** Milliseconds between an answer and the next request. */
  pause?: number
  /** Timeout of a request in milliseconds. */
  patience?: number
}

/** Milliseconds between an answer and the next request. @see docs/product/import-and-export.md#from-an-address */
const PAUSE = 500
const PATIENCE = 30_000
const MAX_BYTES = 48 * 1_048_576
/** Attempts per request while a site is busy. */
const MAX_TRIES = 4
const MAX_WAIT = 60_000

/**
 * Returns a fetch that sends one request at a time, pauses after each response, and retries while a
 * site is busy, honouring `Retry-After`. Addresses of the private network are blocked.
 * @see docs/product/import-and-export.md#from-an-address
 */
export function createRateLimitedFetch(options: SiteFetchOptions): SiteFetch {
  const { signal, pause = PAUSE } = options
  let isFirst = true
  return async (url) => {
    for (let attempt = 1; ; attempt += 1) {
      if (!isFirst) await rest(pause, undefined, { signal })
      isFirst = false
      const answer = await once(url, options)
      if (!isBusy(answer.status) || attempt === MAX_TRIES) return answer
      await rest(waitOf(answer, attempt * pause), undefined, { signal })
    }
  }
}

const isBusy = (status: number): boolean => status === 429 || status >= 500

/**
 * Returns the delay requested by a busy site, in milliseconds.
 * @throws SourceProblem when it is too long
 */
function waitOf({ headers }: SiteResponse, otherwise: number): number {
  const told = headers['retry-after']
  if (told === undefined) return otherwise
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now()
  if (Number.isNaN(wait)) return otherwise
  if (wait > MAX_WAIT) {
    throw new SourceProblem('The site asked for a longer pause. Continue this import in an hour.')
  }
  return Math.max(wait, 0)
}

async function once(url: string, options: SiteFetchOptions): Promise<SiteResponse> {
  const { signal, allowed, patience = PATIENCE } = options
  const late = AbortSignal.timeout(patience)
  const asked = { accept: 'application/json', signal: AbortSignal.any([signal, late]), allowed }
  try {
    const { response, url: at } = await fetchSafely(url, asked)
    const bytes = await readAnswer(
      response,
      MAX_BYTES,
      'A response from the site is larger than 48 MB',
    )
    const { statusCode: status = 0, headers } = response
    return { status, url: at, text: bytes.toString('utf8'), headers }
  } catch (error) {
    if (signal.aborted) throw error
    throw new SourceProblem(late.aborted ? TOO_SLOW : wordsOf(error), { cause: error })
  }
}

const TOO_SLOW = 'The site responds too slowly. What was read is kept; continue this import later.'

function wordsOf(error: unknown): string {
  if (error instanceof FetchProblem) return `${error.message}.`
  const told = error instanceof Error ? error.message : ''
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (/is not allowed/i.test(told))
    return 'This address is in a private network and cannot be imported from.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no site at this address.'
  return 'The site could not be reached. Check the address, or try again later.'
}
