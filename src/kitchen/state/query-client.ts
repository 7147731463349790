import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/src/api/api-error'
import { BusyError, getRetryPause } from '@/src/api/busy-error'

/** Time for which responses that no screen shows are kept, in milliseconds. */
const KEPT = 30 * 60_000

/**
 * Failures of the network or the server are tried again twice, and when a busy server says so; refusals
 * are final.
 * @see docs/product/kitchen.md#a-busy-server
 */
function isWorthRetrying(count: number, error: Error): boolean {
  if (error instanceof BusyError) return getRetryPause(error, count) !== null
  return count < 2 && !(error instanceof ApiError && error.status < 500)
}

/** The pause before the next try, in milliseconds: what a busy server asks for, else doubled each time. */
const pauseBefore = (count: number, error: Error): number =>
  getRetryPause(error, count) ?? 1000 * 2 ** count

/**
 * The kitchen's answers from the server, kept while the page is open: known ones show at once and are
 * fetched again behind it. One for the page; on the server it stays empty, because nothing is asked
 * there.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT,
      retry: isWorthRetrying,
      retryDelay: pauseBefore,
      refetchOnWindowFocus: 'always',
    },
    // Without a connection an act fails at once, in words, instead of waiting unseen.
    mutations: { networkMode: 'always', retry: false },
  },
})
