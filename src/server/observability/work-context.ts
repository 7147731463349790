import { AsyncLocalStorage } from 'node:async_hooks'
import { currentTraceparent } from './tracing'

/** The cause of the current work, which its log lines and the jobs that it queues carry. */
export type WorkContext = {
  /** The id of the request that started it; absent for work that no request started. */
  requestId?: string
  queue?: string
  job?: string
  /** The work that the job does: only later jobs for the same work have the same cause. */
  subject?: string
}

declare global {
  /** One for the process and all bundles of Next: each has its own copy of this module. */
  var workContext: AsyncLocalStorage<WorkContext> | undefined
}

function storage(): AsyncLocalStorage<WorkContext> {
  globalThis.workContext ??= new AsyncLocalStorage()
  return globalThis.workContext
}

/** Returns the cause of the current work; empty outside of any. */
export const currentWork = (): WorkContext => storage().getStore() ?? NONE
const NONE: WorkContext = {}

/** Runs work under its cause. */
export const withWork = <Result>(context: WorkContext, work: () => Result): Result =>
  storage().run(context, work)

/**
 * Returns the fields that every log line of the current work carries.
 * @see docs/operating.md#request-ids
 */
export function workLogFields(): Pick<WorkContext, 'requestId' | 'queue' | 'job'> {
  const { requestId, queue, job } = currentWork()
  return {
    ...(requestId === undefined ? {} : { requestId }),
    ...(queue === undefined ? {} : { queue }),
    ...(job === undefined ? {} : { job }),
  }
}

/** The cause that a queued job carries to the worker. */
export type JobOrigin = Pick<WorkContext, 'requestId'> & { traceparent?: string }

/** Returns the cause of a job for this work that is queued now; empty for the work of others. */
export function originOf(workId: string): JobOrigin {
  const { requestId, subject } = currentWork()
  if (subject !== undefined && subject !== workId) return {}
  const traceparent = currentTraceparent()
  return {
    ...(requestId === undefined ? {} : { requestId }),
    ...(traceparent === undefined ? {} : { traceparent }),
  }
}
