import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/src/api/api-error'
import { BusyError, getRetryPause } from '@/src/api/busy-error'

/** Time for which unused responses stay cached, in milliseconds. */
const CACHE_TIME = 30 * 60_000

/**
 * Network and server failures are retried twice, and when a busy server says so; refusals are final.
 * @see docs/product/kitchen.md#a-busy-server
 */
function isWorthRetrying(count: number, error: Error): boolean {
  if (error instanceof BusyError) return getRetryPause(error, count) !== null
  return count < 2 && !(error instanceof ApiError && error.status < 500)
}

/**
 * The delay before the next attempt, in milliseconds: as a busy server requests, else doubled each time.
 */
const pauseBefore = (count: number, error: Error): number =>
  getRetryPause(error, count) ?? 1000 * 2 ** count

/**
 * The query cache of the kitchen: cached responses show at once and are refetched in the background. One
 * per page; on the server it stays empty, because nothing is requested there.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: CACHE_TIME,
      retry: isWorthRetrying,
      retryDelay: pauseBefore,
      refetchOnWindowFocus: 'always',
    },
    // Without a connection a mutation fails at once, with a message, instead of waiting unseen.
    mutations: { networkMode: 'always', retry: false },
  },
})
