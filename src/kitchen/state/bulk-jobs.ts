'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '@/src/api/call'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import type { CallBody } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

/** Interval at which the progress of a running job is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

const NONE: readonly BulkJob[] = []

/** The request for a bulk change. */
export type BulkJobRequest = CallBody<'createBulkJob'>

/** The running and recently ended jobs of a site; lists are refreshed when one ends. */
export function useBulkJobs(site: string): readonly BulkJob[] {
  const client = useQueryClient()
  const mayAsk = useCanFetch()
  const { data = NONE } = useQuery({
    queryKey: queryKeys.jobs(site),
    queryFn: async ({ signal }) => (await call('listBulkJobs', { params: { site }, signal })).jobs,
    enabled: mayAsk,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') ? PROGRESS_EVERY : false,
  })
  const running = data.filter(({ status }) => status === 'running').length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void refreshAfterJob(site)
    before.current = running
  }, [client, running, site])
  return data
}

const refreshAfterJob = (site: string): Promise<unknown> =>
  Promise.all(
    [
      queryKeys.recipes(site),
      queryKeys.collections(site),
      queryKeys.termNames(site),
      queryKeys.sites,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )

/**
 * Starts a bulk change of recipes.
 * @throws as `call`
 */
export async function startBulkJob(site: string, body: BulkJobRequest): Promise<BulkJob> {
  const { job } = await call('createBulkJob', { params: { site }, body })
  return shown(site, job)
}

/**
 * Undoes a job.
 * @throws as `call`
 */
export async function undoBulkJob(site: string, id: string): Promise<BulkJob> {
  const { job } = await call('undoBulkJob', { params: { site, id } })
  return shown(site, job)
}

/** Shows a new job at once, as running so that its end is noticed, and refetches its state. */
async function shown(site: string, job: BulkJob): Promise<BulkJob> {
  const queryKey = queryKeys.jobs(site)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<readonly BulkJob[]>(queryKey, (jobs = []) => [
    { ...job, status: 'running' },
    ...jobs.filter(({ id }) => id !== job.id),
  ])
  window.setTimeout(() => void queryClient.invalidateQueries({ queryKey }), 250)
  return job
}
