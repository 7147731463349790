import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/src/api/api-error'
import { noteFailure } from './session/session-end'

/** How long answers that no screen shows are kept, in milliseconds. */
const KEPT = 30 * 60_000

/** Failures of the network or the server are tried again twice; refusals are final. */
const isWorthRetrying = (count: number, error: Error): boolean =>
  count < 2 && !(error instanceof ApiError && error.status < 500)

/**
 * The kitchen's answers from the server, kept while the page is open: known ones show at once and are
 * fetched again behind it. One for the page; on the server it stays empty, because nothing is asked
 * there.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  defaultOptions: {
    queries: { gcTime: KEPT, retry: isWorthRetrying, refetchOnWindowFocus: 'always' },
    // Without a connection an act fails at once, in words, instead of waiting unseen.
    mutations: { networkMode: 'always', retry: false },
  },
})
