import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { messageOf } from '@/src/runtime/process/processes'
import { scrub } from '@/src/runtime/process/scrub'
import { bossOf } from '@/src/server/jobs/boss'
import { keepFailedJobs, retryFailedJobs } from '@/src/server/jobs/failed-jobs'
import { failJob, finishJob, takeJob } from '@/src/server/jobs/held-job'
import type { HeldJob } from '@/src/server/jobs/held-job'
import { LaneData, nextOfLane, sendWaiting, workOnJob } from '@/src/server/jobs/lane'
import type { Lane, Turn } from '@/src/server/jobs/lane'
import type { QueueName } from '@/src/server/jobs/queues'
import { leaveQueues, lookAtQueues } from '@/src/server/jobs/states'
import type { QueueState } from '@/src/server/jobs/states'
import { sendPeriodic, sendWaitingPeriodic } from './periodic'
import type { Periodic } from './periodic'
import { startTurn } from './turn'

/** Interval at which a worker looks for jobs that were not announced, in milliseconds. */
export const LOOK_EVERY = 30_000

/** The options of a worker. */
export type WorkerOptions = {
  /** Kinds of work whose waiting is put into their queues. */
  lanes: readonly Lane[]
  /** The lanes that this worker does not do itself: it calls `wakeOther` when one has something to do. */
  others?: readonly QueueName[]
  wakeOther?: (queue: QueueName) => void
  periodic?: readonly Periodic[]
  /** Called each time nothing is left to do. */
  onIdle?: () => void
}

/**
 * Takes jobs from the queues and does them, a few at a time, until it is stopped. It works when it is
 * woken, when something becomes due, and every half minute.
 * @see docs/product/background-work.md#workers
 */
export class Worker {
  readonly #id = randomUUID()
  readonly #queues: readonly QueueName[]
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
    this.#queues = [...options.lanes, ...(options.periodic ?? [])].map(({ queue }) => queue)
  }

  /** Looks for work now. */
  wake(): void {
    if (this.#stopping.signal.aborted) return
    this.#isWoken = true
    this.#round ??= this.#rounds().finally(() => {
      this.#round = null
    })
  }

  /** Lets the batches in hand finish, and gives the rest of their work back. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#round
    await Promise.all(this.#running.keys())
    await leaveQueues(this.payload, this.#id).catch(() => undefined)
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

  /** A database that is away is told of once. */
  #warn(error: unknown): number {
    if (!this.#hasWarned) {
      this.payload.logger.warn({ err: error, msg: 'The worker could not look for jobs' })
    }
    this.#hasWarned = true
    return LOOK_EVERY / 6
  }

  async #lookAndTake(): Promise<number> {
    const states = await this.#recover(await lookAtQueues(this.payload, this.#id))
    this.#hasWarned = false
    const waiting = await this.#sendAll(states)
    await this.#takeAll(waiting)
    if (this.#running.size === 0 && waiting.size === 0) this.options.onIdle?.()
    return this.#restUntilNext(states)
  }

  /** Work of processes that are gone is given out again; what failed for good is kept. */
  async #recover(states: QueueState[]): Promise<QueueState[]> {
    if (!states.some(({ expired, failed }) => expired + failed > 0)) return states
    await bossOf(this.payload).expire()
    await keepFailedJobs(this.payload, this.#queues, this.options.lanes)
    return lookAtQueues(this.payload, this.#id)
  }

  /** Puts what waits into the queues; gives those that have something to do. */
  async #sendAll(states: readonly QueueState[]): Promise<Set<string>> {
    const { lanes, periodic = [] } = this.options
    const retried = await retryFailedJobs(this.payload, this.#queues, lanes)
    await sendPeriodic(this.payload, periodic, retried)
    const told = await sendWaitingPeriodic(this.payload, periodic)
    const due = states.filter(({ due: jobs }) => jobs > 0).map(({ name }) => name)
    const waiting = new Set<string>([...due, ...told, ...retried])
    for (const lane of lanes) {
      if ((await sendWaiting(this.payload, lane, null)) > 0) waiting.add(lane.queue)
    }
    return new Set(this.#queues.filter((queue) => waiting.has(queue)))
  }

  async #takeAll(waiting: ReadonlySet<string>): Promise<void> {
    const { lanes, periodic = [] } = this.options
    for (const lane of lanes) if (waiting.has(lane.queue)) await this.#takeOf(lane)
    for (const each of periodic) if (waiting.has(each.queue)) await this.#takeDue(each)
  }

  async #takeOf(lane: Lane): Promise<void> {
    if (this.options.others?.includes(lane.queue)) {
      this.options.wakeOther?.(lane.queue)
      return
    }
    while (this.#countOf(lane.queue) < lane.slots && !this.#stopping.signal.aborted) {
      const job = await takeJob(this.payload, lane.queue)
      if (!job) return
      this.#start(job, lane.turn, (turn) => workOnJob(this.payload, lane, job.data, turn))
    }
  }

  async #takeDue({ queue, work }: Periodic): Promise<void> {
    if (this.#countOf(queue) > 0) return
    const job = await takeJob(this.payload, queue)
    if (job) this.#start(job, Infinity, () => work(this.payload))
  }

  #countOf(queue: QueueName): number {
    return [...this.#running.values()].filter((each) => each === queue).length
  }

  #start(job: HeldJob, length: number, work: (turn: Turn) => Promise<void>): void {
    const running = this.#do(job, length, work).finally(() => {
      this.#running.delete(running)
      this.wake()
    })
    this.#running.set(running, job.queue)
  }

  /** Never rejects: what cannot even be noted is given out again when its lease has run out. */
  async #do(job: HeldJob, length: number, work: (turn: Turn) => Promise<void>): Promise<void> {
    const { payload } = this
    const turn = startTurn(payload, job, length, this.#stopping.signal)
    try {
      try {
        await work(turn)
        await finishJob(payload, job)
      } catch (error) {
        payload.logger.error({ err: error, msg: 'A job failed', queue: job.queue, job: job.id })
        await failJob(payload, job, scrub(messageOf(error)))
      }
      const lane = this.options.lanes.find(({ queue }) => queue === job.queue)
      const data = LaneData.safeParse(job.data)
      if (lane && data.success) await sendWaiting(payload, lane, data.data.siteId)
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The end of a job could not be noted', job: job.id })
    } finally {
      turn.end()
    }
  }

  async #restUntilNext(states: readonly QueueState[]): Promise<number> {
    const nexts = await Promise.all(
      this.options.lanes.map((lane) => nextOfLane(this.payload, lane)),
    )
    const all = [
      ...nexts,
      ...states.flatMap(({ nextIn, leaseEndsIn }) => [nextIn, leaseEndsIn]),
    ].filter((each) => each !== null)
    // A moment later: what is due by the clock of the database is due then.
    return Math.min(LOOK_EVERY, ...all.map((each) => Math.max(0, each) + 20))
  }
}
