'use client'

import { useEffect, useRef } from 'react'
import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import type { CallBody } from '@/src/contract/schemas'
import { queryClient } from './query-client'

/** Interval at which the progress of a running job is requested, in milliseconds. */
const PROGRESS_EVERY = 1000

const NONE: readonly BulkJob[] = []

/** The request for a bulk change. */
export type BulkJobRequest = CallBody<'createBulkJob'>

/** The running and recently ended jobs of a site; lists are refreshed when one ends. */
export function useBulkJobs(site: string): readonly BulkJob[] {
  const { data = NONE } = useCall(
    'listBulkJobs',
    { params: { site } },
    {
      select: ({ jobs }) => jobs,
      refetchInterval: ({ state }) =>
        state.data?.jobs.some(({ status }) => status === 'running') ? PROGRESS_EVERY : false,
    },
  )
  const running = data.filter(({ status }) => status === 'running').length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void refreshAfterJob()
    before.current = running
  }, [running])
  return data
}

const refreshAfterJob = (): Promise<unknown> =>
  invalidateCalls(queryClient, [
    'listManagedRecipes',
    'listManagedCollections',
    'getManagedGlobals',
    'listManagedSites',
  ])

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
  const { queryKey } = callQuery('listBulkJobs', { params: { site } })
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => {
    const others = known?.jobs.filter(({ id }) => id !== job.id) ?? []
    return { ...known, jobs: [{ ...job, status: 'running' as const }, ...others] }
  })
  window.setTimeout(() => void queryClient.invalidateQueries({ queryKey }), 250)
  return job
}
