import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow, rows } from '@/src/server/database/statements'
import type { TimeSlice } from '../../jobs/job-queue'
import { LEASE_SECONDS } from '../../jobs/queues'
import { mayMakeCall } from '../../sites/person-may'
import { applyJobToRecipe } from './act'
import type { Row } from './act'
import { Before } from './before'
import { findJob } from './job'
import type { Job } from './job'

/** Number of recipes between two progress updates. */
const BATCH = 10
/** Time after which a silent job has lost its process: shorter than a lease. */
const LOST_AFTER = `interval '${(LEASE_SECONDS * 2) / 3} seconds'`

/** The progress of a job. */
export type BulkProgress = { done: number; total: number }

type Result = {
  position: number
  outcome: 'changed' | 'unchanged' | 'failed'
  message: string | null
}

const CLAIM = {
  name: 'bulk_job_claim',
  text: `update bulk_jobs set run_id = $2, seen_at = now(), updated_at = now()
    where id = $1 and status = 'running'
      and (run_id is null or seen_at is null or seen_at < now() - ${LOST_AFTER}) returning id`,
}

const NEXT = {
  name: 'bulk_job_next',
  text: `select r.position::int, r.recipe_id as "recipeId", r.before from bulk_job_rows r
    where r.job_id = $1 and r.outcome is null order by r.position limit ${BATCH}`,
}

const NOTE = {
  name: 'bulk_job_note',
  text: `with noted as (
      update bulk_job_rows r set outcome = n.outcome::bulk_outcome, message = n.message,
        updated_at = now()
      from unnest($2::int[], $3::text[], $4::text[]) as n(position, outcome, message)
      where r.job_id = $1 and r.position = n.position)
    update bulk_jobs set seen_at = now(), updated_at = now()
      where id = $1 and run_id = $5 and status = 'running' returning id`,
}

const COUNT = {
  name: 'bulk_job_count',
  text: `select count(*)::int as total, count(outcome)::int as done
    from bulk_job_rows where job_id = $1`,
}

const FINISH = {
  name: 'bulk_job_finish',
  text: `update bulk_jobs set status = $2::bulk_job_status, message = $3, finished_at = now(),
    run_id = null, updated_at = now() where id = $1 and run_id = $4`,
}

const RELEASE = {
  name: 'bulk_job_release',
  text: `update bulk_jobs set run_id = null where id = $1 and run_id = $2`,
}

const RUNS = {
  name: 'bulk_job_runs',
  text: `select 1 from bulk_jobs where id = $1 and status = 'running'`,
}

/**
 * Runs a job for a time slice, from its last position: batch by batch, through the use cases of single
 * edits, with the user's current rights.
 * @throws when another process runs it
 */
export async function runBulk(
  payload: Payload,
  jobId: string,
  slice: TimeSlice,
  onProgress: (progress: BulkProgress) => void = () => undefined,
): Promise<void> {
  const runId = randomUUID()
  if (!(await firstRow(payload, CLAIM, [jobId, runId]))) {
    if (!(await firstRow(payload, RUNS, [jobId]))) return
    throw new Error('Another process is at this bulk job.')
  }
  const job = await findJob(payload, jobId)
  while (!slice.isOver()) {
    if (!(await runNext(payload, job, runId))) return
    onProgress((await firstRow<BulkProgress>(payload, COUNT, [jobId])) ?? { done: 0, total: 0 })
  }
  await rows(payload, RELEASE, [jobId, runId])
}

/** Runs the next batch; false when the job has ended, or belongs to another process. */
async function runNext(payload: Payload, job: Job, runId: string): Promise<boolean> {
  const end = async (message: string | null): Promise<false> => {
    await rows(payload, FINISH, [job.id, message === null ? 'done' : 'stopped', message, runId])
    return false
  }
  const batch = await rows<NextRow>(payload, NEXT, [job.id])
  if (batch.length === 0) return end(null)
  if (!(await mayGoOn(payload, job))) return end('You no longer have access to this site.')
  return note(payload, job.id, runId, await runBatch(payload, job, batch))
}

type NextRow = { position: number; recipeId: string | null; before: unknown }

async function runBatch(payload: Payload, job: Job, batch: readonly NextRow[]): Promise<Result[]> {
  const results: Result[] = []
  for (const { position, recipeId, before } of batch) {
    results.push(
      recipeId === null
        ? { position, ...removedResult(job) }
        : await runRow(payload, job, { position, recipeId, before: Before.parse(before) }),
    )
  }
  return results
}

/** The result for a recipe that was deleted for good since the job started, possibly by the job itself. */
const removedResult = ({ action }: Job): Omit<Result, 'position'> =>
  action === 'remove'
    ? { outcome: 'unchanged', message: null }
    : { outcome: 'failed', message: 'Recipe not found.' }

async function runRow(payload: Payload, job: Job, row: Row): Promise<Result> {
  const { position } = row
  try {
    return { position, outcome: await applyJobToRecipe(payload, job, row), message: null }
  } catch (error) {
    if (!(error instanceof Failure))
      payload.logger.error({ err: error, msg: 'A bulk change failed' })
    const message = error instanceof Failure ? error.message : 'Something went wrong.'
    return { position, outcome: 'failed', message }
  }
}

/** Records the results of a batch; false when the job belongs to another process. */
async function note(
  payload: Payload,
  jobId: string,
  runId: string,
  results: readonly Result[],
): Promise<boolean> {
  const noted = await firstRow(payload, NOTE, [
    jobId,
    results.map(({ position }) => position),
    results.map(({ outcome }) => outcome),
    results.map(({ message }) => message),
    runId,
  ])
  return noted !== undefined
}

/** Returns whether the job's user may still edit recipes of the site. */
const mayGoOn = (payload: Payload, job: Job): Promise<boolean> =>
  mayMakeCall(payload, job, 'updateRecipe')
