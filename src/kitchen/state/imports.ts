'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { IMPORT_ROWS_A_PAGE } from '@/src/domain/import-limits'
import type { Import, ImportListed } from '@/src/contract/import'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useMayAsk } from './session/use-may-ask'

/** Interval at which the progress of an import is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

/** Whether an import is under way, or will be by itself. */
export const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The imports of a site, newest first. */
export const useImports = (site: string) =>
  useQuery({
    queryKey: [...queryKeys.imports(site), 'list'],
    queryFn: async ({ signal }): Promise<ImportListed[]> =>
      (await call('listImports', { params: { site }, signal })).imports,
    enabled: useMayAsk(),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? PROGRESS_EVERY : false),
  })

const oneKey = (site: string, id: string) => [...queryKeys.imports(site), 'one', id]

/** An import with its progress, followed while it is under way. */
export const useImport = (site: string, id: string) =>
  useQuery({
    queryKey: oneKey(site, id),
    queryFn: async ({ signal }): Promise<Import> =>
      (await call('getImport', { params: { site, id }, signal })).import,
    enabled: useMayAsk(),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? PROGRESS_EVERY : false),
  })

/** Names in a dry run that can be mapped. */
export const useImportFindings = (site: string, id: string) =>
  useQuery({
    queryKey: [...queryKeys.imports(site), 'findings', id],
    queryFn: ({ signal }) => call('getImportFindings', { params: { site, id }, signal }),
    enabled: useMayAsk(),
    // Choices made stay while the page is open.
    staleTime: Infinity,
  })

/** The filter of an import's rows. */
export type RowFilter = Pick<NonNullable<CallQuery<'listImportRows'>>, 'outcome' | 'kind' | 'query'>

/** A page of rows, counted from 0; `version` is another one when there are more of them. */
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

/** Shows what a call said of an import, and asks for all that hangs on it. */
function shown(site: string, changed: Import): Import {
  queryClient.setQueryData(oneKey(site, changed.id), changed)
  void queryClient.invalidateQueries({ queryKey: [...queryKeys.imports(site), 'list'] })
  return changed
}

/** Looks at what stands at the address of a site: a dry run. @throws as `call` */
export const importFromAddress = async (
  site: string,
  body: CallBody<'createAddressImport'>,
): Promise<Import> =>
  shown(site, (await call('createAddressImport', { params: { site }, body })).import)

/** Stops an import where it stands. @throws as `call` */
export const pauseImport = async (site: string, id: string): Promise<Import> =>
  shown(site, (await call('cancelImport', { params: { site, id } })).import)

/** Goes on with one that was stopped or failed. @throws as `call` */
export const resumeImport = async (site: string, id: string): Promise<Import> =>
  shown(site, (await call('resumeImport', { params: { site, id } })).import)

/** Does for real what a dry run has shown: a new import. @throws as `call` */
export const startImport = async (
  site: string,
  id: string,
  body: CallBody<'startImport'>,
): Promise<Import> => {
  const started = shown(site, (await call('startImport', { params: { site, id }, body })).import)
  // The dry run says that it was brought in when it is looked at again.
  await queryClient.invalidateQueries({ queryKey: oneKey(site, id), refetchType: 'none' })
  return started
}

/** Tries a failed row again. @throws as `call` */
export async function retryImportRow(
  site: string,
  id: string,
  body: CallBody<'retryImportRow'>,
): Promise<void> {
  await call('retryImportRow', { params: { site, id }, body })
  await queryClient.invalidateQueries({ queryKey: queryKeys.imports(site) })
}

/** Invalidates what an import may have changed: lists of recipes, and the measures of the site. */
export const refreshAfterImport = (site: string): Promise<unknown> =>
  Promise.all(
    [
      queryKeys.recipes(site),
      queryKeys.termNames(site),
      queryKeys.sites,
      queryKeys.siteSettings(site),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
