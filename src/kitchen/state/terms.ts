'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { DeletedTerm, SiteTerm } from '@/src/contract/site/site-term'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** The site's own terms and the shared ones, with the number of recipes of each. */
export const useTerms = (site: string): UseQueryResult<SiteTerm[]> =>
  useQuery({
    queryKey: queryKeys.terms(site),
    queryFn: async ({ signal }) => (await call('listTerms', { params: { site }, signal })).terms,
    enabled: useCanFetch(),
  })

/** Refreshes everything that shows terms. */
async function refresh(site: string): Promise<void> {
  const keys = [queryKeys.terms, queryKeys.globals, queryKeys.termNames, queryKeys.recipes]
  await Promise.all(keys.map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf(site) })))
}

/** Renames a term. @throws as `call` */
export async function renameTerm(site: string, id: string, title: string): Promise<void> {
  await call('renameTerm', { params: { site, id }, body: { title } })
  await refresh(site)
}

/** Merges a term into another one. @throws as `call` */
export async function mergeTerm(site: string, id: string, intoId: string): Promise<void> {
  await call('mergeTerm', { params: { site, id }, body: { intoId } })
  await refresh(site)
}

/**
 * Deletes a term; returns the data for its restoration.
 * @throws as `call`
 */
export async function deleteTerm(site: string, id: string): Promise<DeletedTerm> {
  const { deleted } = await call('deleteTerm', { params: { site, id } })
  await refresh(site)
  return deleted
}

/** Restores a deleted term on its recipes. @throws as `call` */
export async function restoreTerm(site: string, id: string, body: DeletedTerm): Promise<void> {
  await call('restoreTerm', { params: { site, id }, body })
  await refresh(site)
}

/** The id of the term that already has a name, from the error of a rename; null for any other error. */
export function findTakenId(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const id = property(property(error.body?.error.current, 'term'), 'id')
  return typeof id === 'string' ? id : null
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
