'use client'

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { Redirect, RedirectOutcome, RedirectReport } from '@/src/contract/site/redirect'
import type { RedirectOrigin } from '@/src/domain/addresses/redirect-origin'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** The filter of a site's redirects. */
export type RedirectFilter = { query: string; origin: RedirectOrigin | null }

/** The typed fields of a redirect. */
export type TypedRedirect = { from: string; to: string }

/** The redirects of a site, a hundred at a time. */
export const useRedirects = (site: string, { query, origin }: RedirectFilter) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.redirects(site), query, origin],
    queryFn: ({ pageParam, signal }) => {
      const asked = { query, offset: pageParam, ...(origin === null ? {} : { origin }) }
      return call('listRedirects', { params: { site }, query: asked, signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { redirects }) => sum + redirects.length, 0)
      return known < total ? known : null
    },
    enabled: useCanFetch(),
    placeholderData: keepPreviousData,
  })

/** The current target of an old address of the site, for an author about to reuse it; null without one. */
export function useOldAddress(site: string, path: string, isAsked: boolean): string | null {
  const isSignedIn = useCanFetch()
  const { data = null } = useQuery({
    queryKey: [...queryKeys.redirects(site), 'from', path],
    queryFn: async ({ signal }) => {
      const asked = { params: { site }, body: { address: path }, signal }
      return (await call('tryRedirect', asked)).steps[1] ?? null
    },
    enabled: isAsked && isSignedIn,
    staleTime: 10_000,
  })
  return isAsked ? data : null
}

const refresh = (site: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.redirects(site) })

/**
 * Adds a redirect; retries with the same idempotency key have no further effect.
 * @throws as `call`
 */
export async function addRedirect(
  site: string,
  body: TypedRedirect,
  idempotencyKey: string,
): Promise<void> {
  await call('createRedirect', { params: { site }, body, idempotencyKey })
  await refresh(site)
}

/**
 * Changes a redirect, unless another user has changed it.
 * @throws as `call`
 */
export async function changeRedirect(
  site: string,
  { id, updatedAt }: Pick<Redirect, 'id' | 'updatedAt'>,
  typed: TypedRedirect,
): Promise<void> {
  await call('updateRedirect', { params: { site, id }, body: { ...typed, updatedAt } })
  await refresh(site)
}

/** Deletes a redirect. @throws as `call` */
export async function deleteRedirect(site: string, id: string): Promise<void> {
  await call('deleteRedirect', { params: { site, id } })
  await refresh(site)
}

/** Adds many redirects. @throws as `call` */
export async function addRedirects(
  site: string,
  redirects: TypedRedirect[],
): Promise<RedirectReport> {
  const report = await call('addRedirects', { params: { site }, body: { redirects } })
  await refresh(site)
  return report
}

/** Finds the target of an address. @throws as `call` */
export const tryRedirect = (site: string, address: string): Promise<RedirectOutcome> =>
  call('tryRedirect', { params: { site }, body: { address } })
