'use client'

import { queryOptions } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import { IMPORT_ROWS_A_PAGE } from '@/src/domain/import-limits'
import type { Import } from '@/src/contract/import'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import { queryClient } from './query-client'

/** Interval at which the progress of an import is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

/** Whether an import is running, or will run automatically. */
export const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The imports of a site, newest first. */
export const useImports = (site: string) =>
  useCall(
    'listImports',
    { params: { site } },
    {
      select: ({ imports }) => imports,
      refetchInterval: ({ state }) =>
        state.data?.imports.some(isUnderWay) ? PROGRESS_EVERY : false,
    },
  )

const importKey = (site: string, id: string) =>
  callQuery('getImport', { params: { site, id } }).queryKey

/** An import with its progress, polled while it runs. */
export const useImport = (site: string, id: string) =>
  useCall(
    'getImport',
    { params: { site, id } },
    {
      select: (answer) => answer.import,
      refetchInterval: ({ state: { data } }) =>
        data && isUnderWay(data.import) ? PROGRESS_EVERY : false,
    },
  )

/** Names in a dry run that can be mapped. */
export const useImportFindings = (site: string, id: string) =>
  // The user's choices stay while the page is open.
  useCall('getImportFindings', { params: { site, id } }, { staleTime: Infinity })

/** The filter of an import's rows. */
export type RowFilter = Pick<NonNullable<CallQuery<'listImportRows'>>, 'outcome' | 'kind' | 'query'>

/** A page of rows, counted from 0; `version` changes when there are more of them. */
export function importRowPage(
  { site, id, version }: { site: string; id: string; version: string },
  filter: RowFilter,
  page: number,
) {
  const query = { ...filter, offset: page * IMPORT_ROWS_A_PAGE }
  const { queryKey } = callQuery('listImportRows', { params: { site, id }, query })
  return queryOptions({
    queryKey: [...queryKey, version],
    queryFn: ({ signal }) => call('listImportRows', { params: { site, id }, query, signal }),
  })
}

/** Updates the cached import from a response, and invalidates the list of imports. */
function shown(site: string, changed: Import): Import {
  queryClient.setQueryData(importKey(site, changed.id), { import: changed })
  void invalidateCalls(queryClient, ['listImports'])
  return changed
}

/**
 * Starts a dry run of an import from the address of a site.
 * @throws as `call`
 */
export const importFromAddress = async (
  site: string,
  body: CallBody<'createAddressImport'>,
): Promise<Import> =>
  shown(site, (await call('createAddressImport', { params: { site }, body })).import)

/**
 * Pauses an import.
 * @throws as `call`
 */
export const pauseImport = async (site: string, id: string): Promise<Import> =>
  shown(site, (await call('cancelImport', { params: { site, id } })).import)

/**
 * Resumes an import that was paused or has failed.
 * @throws as `call`
 */
export const resumeImport = async (site: string, id: string): Promise<Import> =>
  shown(site, (await call('resumeImport', { params: { site, id } })).import)

/**
 * Starts the import that a dry run has previewed.
 * @throws as `call`
 */
export const startImport = async (
  site: string,
  id: string,
  body: CallBody<'startImport'>,
): Promise<Import> => {
  const started = shown(site, (await call('startImport', { params: { site, id }, body })).import)
  // The dry run shows that it was imported when it is next opened.
  await queryClient.invalidateQueries({ queryKey: importKey(site, id), refetchType: 'none' })
  return started
}

/**
 * Invalidates the queries that an import may have changed: lists of recipes, and the measures of the site.
 */
export const refreshAfterImport = (): Promise<unknown> =>
  invalidateCalls(queryClient, [
    'listManagedRecipes',
    'getManagedGlobals',
    'listManagedSites',
    'getManagedSite',
  ])
