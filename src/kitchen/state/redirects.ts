'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useCallPages } from '@/src/api/react/use-call'
import type { RedirectOrigin } from '@/src/domain/addresses/redirect-origin'

/** The filter of a site's redirects. */
export type RedirectFilter = { query: string; origin: RedirectOrigin | null }

/** The typed fields of a redirect. */
export type TypedRedirect = { from: string; to: string }

/** The redirects of a site, a hundred at a time. */
export const useRedirects = (site: string, { query, origin }: RedirectFilter) =>
  useCallPages(
    'listRedirects',
    (offset) => ({
      params: { site },
      query: { query, offset, ...(origin === null ? {} : { origin }) },
    }),
    {
      sizeOf: ({ redirects, total }) => ({ count: redirects.length, total }),
      placeholderData: keepPreviousData,
    },
  )

/** The current target of an old address of the site, for an author about to reuse it; null without one. */
export function useOldAddress(site: string, path: string, isAsked: boolean): string | null {
  const { data = null } = useCall(
    'tryRedirect',
    { params: { site }, body: { address: path } },
    { select: ({ steps }) => steps[1] ?? null, enabled: isAsked, staleTime: 10_000 },
  )
  return isAsked ? data : null
}
