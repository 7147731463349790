import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { messageOf } from '@/src/runtime/process/processes'
import { scrub } from '@/src/runtime/process/scrub'
import { getBoss } from '@/src/server/jobs/boss'
import { recordFailedJobs, retryFailedJobs } from '@/src/server/jobs/failed-jobs'
import { failJob, finishJob, takeJob } from '@/src/server/jobs/held-job'
import type { HeldJob } from '@/src/server/jobs/held-job'
import { QueuedJob, nextDueTime, sendWaiting, workOnJob } from '@/src/server/jobs/job-queue'
import type { JobQueue, TimeSlice } from '@/src/server/jobs/job-queue'
import type { QueueName } from '@/src/server/jobs/queues'
import { deregisterWorker, pollQueues } from '@/src/server/jobs/states'
import type { QueueState } from '@/src/server/jobs/states'
import { sendPeriodic, sendWaitingPeriodic } from './periodic'
import type { Periodic } from './periodic'
import { startTimeSlice } from './turn'

/** Interval between polls for jobs that were not announced, in milliseconds. */
export const LOOK_EVERY = 30_000

/** The options of a worker. */
export type WorkerOptions = {
  /** The queues that this worker serves. */
  queues: readonly JobQueue[]
  /** The queues that this worker does not do itself: it calls `wakeOther` when one has something to do. */
  others?: readonly QueueName[]
  wakeOther?: (queue: QueueName) => void
  periodic?: readonly Periodic[]
  /** Called each time nothing is left to do. */
  onIdle?: () => void
}

/**
 * Runs jobs from the queues, a few at a time, until it is stopped. Works when it is woken, when something
 * becomes due, and every half minute.
 * @see docs/product/background-work.md#workers
 */
export class Worker {
  readonly #id = randomUUID()
  readonly #names: readonly QueueName[]
  readonly #running = new Map<Promise<void>, QueueName>()
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | null = null
  #isWoken = false
  #hasWarned = false

  constructor(
    private readonly payload: Payload,
    private readonly options: WorkerOptions,
  ) {
    this.#names = [
      ...options.queues.map(({ name }) => name),
      ...(options.periodic ?? []).map(({ queue }) => queue),
    ]
  }

  /** Looks for work now. */
  wake(): void {
    if (this.#stopping.signal.aborted) return
    this.#isWoken = true
    this.#round ??= this.#rounds().finally(() => {
      this.#round = null
    })
  }

  /** Lets current batches finish, and returns the remaining jobs. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#round
    await Promise.all(this.#running.keys())
    await deregisterWorker(this.payload, this.#id).catch(() => undefined)
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer)
    let wait = LOOK_EVERY
    while (this.#isWoken && !this.#stopping.signal.aborted) {
      this.#isWoken = false
      wait = await this.#lookAndTake().catch((error: unknown) => this.#warn(error))
    }
    if (this.#stopping.signal.aborted) return
    this.#timer = setTimeout(() => this.wake(), wait)
  }

  /** An unreachable database is logged once. */
  #warn(error: unknown): number {
    if (!this.#hasWarned) {
      this.payload.logger.warn({ err: error, msg: 'The worker could not look for jobs' })
    }
    this.#hasWarned = true
    return LOOK_EVERY / 6
  }

  async #lookAndTake(): Promise<number> {
    const states = await this.#recover(await pollQueues(this.payload, this.#id))
    this.#hasWarned = false
    const waiting = await this.#sendAll(states)
    await this.#takeAll(waiting)
    if (this.#running.size === 0 && waiting.size === 0) this.options.onIdle?.()
    return this.#restUntilNext(states)
  }

  /** Releases jobs of ended processes; records finally failed ones. */
  async #recover(states: QueueState[]): Promise<QueueState[]> {
    if (!states.some(({ expired, failed }) => expired + failed > 0)) return states
    await getBoss(this.payload).expire()
    await recordFailedJobs(this.payload, this.#names, this.options.queues)
    return pollQueues(this.payload, this.#id)
  }

  /** Queues waiting work; returns the queues that have jobs. */
  async #sendAll(states: readonly QueueState[]): Promise<Set<string>> {
    const { queues, periodic = [] } = this.options
    const retried = await retryFailedJobs(this.payload, this.#names, queues)
    await sendPeriodic(this.payload, periodic, retried)
    const told = await sendWaitingPeriodic(this.payload, periodic)
    const due = states.filter(({ due: jobs }) => jobs > 0).map(({ name }) => name)
    const waiting = new Set<string>([...due, ...told, ...retried])
    for (const queue of queues) {
      if ((await sendWaiting(this.payload, queue, null)) > 0) waiting.add(queue.name)
    }
    return new Set(this.#names.filter((name) => waiting.has(name)))
  }

  async #takeAll(waiting: ReadonlySet<string>): Promise<void> {
    const { queues, periodic = [] } = this.options
    for (const queue of queues) if (waiting.has(queue.name)) await this.#takeOf(queue)
    for (const each of periodic) if (waiting.has(each.queue)) await this.#takeDue(each)
  }

  async #takeOf(queue: JobQueue): Promise<void> {
    if (this.options.others?.includes(queue.name)) {
      this.options.wakeOther?.(queue.name)
      return
    }
    while (this.#countOf(queue.name) < queue.slots && !this.#stopping.signal.aborted) {
      const job = await takeJob(this.payload, queue.name)
      if (!job) return
      this.#start(job, queue.sliceMs, (slice) => workOnJob(this.payload, queue, job.data, slice))
    }
  }

  async #takeDue({ queue, work }: Periodic): Promise<void> {
    if (this.#countOf(queue) > 0) return
    const job = await takeJob(this.payload, queue)
    if (job) this.#start(job, Infinity, ({ signal }) => work(this.payload, signal))
  }

  #countOf(queue: QueueName): number {
    return [...this.#running.values()].filter((each) => each === queue).length
  }

  #start(job: HeldJob, length: number, work: (slice: TimeSlice) => Promise<void>): void {
    const running = this.#do(job, length, work).finally(() => {
      this.#running.delete(running)
      this.wake()
    })
    this.#running.set(running, job.queue)
  }

  /** Never rejects: a job whose result cannot be stored is released when its lease expires. */
  async #do(
    job: HeldJob,
    length: number,
    work: (slice: TimeSlice) => Promise<void>,
  ): Promise<void> {
    const { payload } = this
    const slice = startTimeSlice(payload, job, length, this.#stopping.signal)
    try {
      try {
        await work(slice)
        await finishJob(payload, job)
      } catch (error) {
        payload.logger.error({ err: error, msg: 'A job failed', queue: job.queue, job: job.id })
        await failJob(payload, job, scrub(messageOf(error)))
      }
      const queue = this.options.queues.find(({ name }) => name === job.queue)
      const data = QueuedJob.safeParse(job.data)
      if (queue && data.success) await sendWaiting(payload, queue, data.data.siteId)
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The end of a job could not be noted', job: job.id })
    } finally {
      slice.end()
    }
  }

  async #restUntilNext(states: readonly QueueState[]): Promise<number> {
    const nexts = await Promise.all(
      this.options.queues.map((queue) => nextDueTime(this.payload, queue)),
    )
    const all = [
      ...nexts,
      ...states.flatMap(({ nextIn, leaseEndsIn }) => [nextIn, leaseEndsIn]),
    ].filter((each) => each !== null)
    // Slightly later, so that it is due by the database clock.
    return Math.min(LOOK_EVERY, ...all.map((each) => Math.max(0, each) + 20))
  }
}
