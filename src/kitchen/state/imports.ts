'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { IMPORT_ROWS_A_PAGE } from '@/src/domain/import-limits'
import type { Import, ImportListed } from '@/src/contract/import'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** Interval at which the progress of an import is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

/** Whether an import is running, or will run automatically. */
export const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The imports of a site, newest first. */
export const useImports = (site: string) =>
  useQuery({
    queryKey: [...queryKeys.imports(site), 'list'],
    queryFn: async ({ signal }): Promise<ImportListed[]> =>
      (await call('listImports', { params: { site }, signal })).imports,
    enabled: useCanFetch(),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PROGRESS_EVERY : false),
  })

const oneKey = (site: string, id: string) => [...queryKeys.imports(site), 'one', id]

/** An import with its progress, polled while it runs. */
export const useImport = (site: string, id: string) =>
  useQuery({
    queryKey: oneKey(site, id),
    queryFn: async ({ signal }): Promise<Import> =>
      (await call('getImport', { params: { site, id }, signal })).import,
    enabled: useCanFetch(),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? PROGRESS_EVERY : false),
  })

/** Names in a dry run that can be mapped. */
export const useImportFindings = (site: string, id: string) =>
  useQuery({
    queryKey: [...queryKeys.imports(site), 'findings', id],
    queryFn: ({ signal }) => call('getImportFindings', { params: { site, id }, signal }),
    enabled: useCanFetch(),
    // The user's choices stay while the page is open.
    staleTime: Infinity,
  })

/** The filter of an import's rows. */
export type RowFilter = Pick<NonNullable<CallQuery<'listImportRows'>>, 'outcome' | 'kind' | 'query'>

/** A page of rows, counted from 0; `version` changes when there are more of them. */
export const importRowPage = (
  { site, id, version }: { site: string; id: string; version: string },
  filter: RowFilter,
  page: number,
) =>
  queryOptions({
    queryKey: [...queryKeys.importRows(site, id), filter, version, page],
    queryFn: ({ signal }) =>
      call('listImportRows', {
        params: { site, id },
        query: { ...filter, offset: page * IMPORT_ROWS_A_PAGE },
        signal,
      }),
  })

/** Updates the cached import from a response, and invalidates the queries that depend on it. */
function shown(site: string, changed: Import): Import {
  queryClient.setQueryData(oneKey(site, changed.id), changed)
  void queryClient.invalidateQueries({ queryKey: [...queryKeys.imports(site), 'list'] })
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
  await queryClient.invalidateQueries({ queryKey: oneKey(site, id), refetchType: 'none' })
  return started
}

/**
 * Retries a failed row.
 * @throws as `call`
 */
export async function retryImportRow(
  site: string,
  id: string,
  body: CallBody<'retryImportRow'>,
): Promise<void> {
  await call('retryImportRow', { params: { site, id }, body })
  await queryClient.invalidateQueries({ queryKey: queryKeys.imports(site) })
}

/**
 * Invalidates the queries that an import may have changed: lists of recipes, and the measures of the site.
 */
export const refreshAfterImport = (site: string): Promise<unknown> =>
  Promise.all(
    [
      queryKeys.recipes(site),
      queryKeys.termNames(site),
      queryKeys.sites,
      queryKeys.siteSettings(site),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
