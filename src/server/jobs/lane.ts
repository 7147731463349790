import type { Payload } from 'payload'
import { z } from 'zod'
import { isThere } from '@/access/conditions'
import { firstRow, rows } from '../database/statements'
import { bossOf } from './boss'
import { JOBS_CHANNEL, LEASE_SECONDS, QUEUE_SCHEMA } from './queues'
import type { QueueName } from './queues'

/** The turn of a worker at a job. */
export type Turn = {
  /** True when the turn is used up or the worker stops: the rest is for a later turn. */
  isOver: () => boolean
  /** Aborted with it, for work that waits for a signal. */
  signal: AbortSignal
}

/**
 * A kind of work that sites wait for: its queue holds the oldest waiting one of each site, so that sites
 * take turns (or each that waits, where those of a site are done side by side). What waits, and how far it has come, stands in tables of its own.
 */
export type Lane = {
  queue: QueueName
  /** SQL of what waits: columns `id`, `site_id` and `since`. */
  waiting: string
  /** SQL of the milliseconds until something will wait by itself, as `in`; null for never. */
  next?: string
  /** Works on one for a turn. Done again, it goes on where it stood. @throws to be tried again */
  work: (payload: Payload, id: string, turn: Turn) => Promise<void>
  /** Ends one that could not be done, in words for the person who waits. */
  giveUp: (payload: Payload, id: string, message: string) => Promise<void>
  /** Lets one that was given up wait again, where it stood. */
  resume: (payload: Payload, id: string) => Promise<void>
  /** Whether those of one site are done side by side, instead of one after the other. */
  isSideBySide?: true
  /** Length of a turn, in milliseconds. */
  turn: number
  /** Number of jobs that a worker does at the same time, of different sites. */
  slots: number
}

/** The data of a job in a lane. */
export const LaneData = z.object({ id: z.string(), siteId: z.string() })

/** The column that limits the queue to one job at a time: the site, or the waiting object itself. */
const keyOf = ({ isSideBySide }: Lane): 'id' | 'site_id' => (isSideBySide ? 'id' : 'site_id')

const waitingOf = (lane: Lane): { name: string; text: string } => ({
  name: `jobs_waiting_${lane.queue}`,
  text: `select distinct on (w.${keyOf(lane)}) w.id::text, w.site_id::text as "siteId"
    from (${lane.waiting}) as w
    where ($1::uuid is null or w.site_id = $1) and not exists (
      select 1 from ${QUEUE_SCHEMA}.job j where j.name = '${lane.queue}'
        and j.singleton_key = w.${keyOf(lane)}::text
        and j.state in ('created', 'retry', 'active', 'failed'))
      and exists (select 1 from sites s where s.id = w.site_id and ${isThere('s')})
    order by w.${keyOf(lane)}, w.since, w.id`,
})

/**
 * Puts what waits into the queue: of a site, or of all of them (null). What is in it already is not put
 * there again; what waits for a deleted site goes on when that is restored. Two statements when something waits, else one.
 */
export async function sendWaiting(
  payload: Payload,
  lane: Lane,
  siteId: string | null,
): Promise<number> {
  const waiting = await rows<z.infer<typeof LaneData>>(payload, waitingOf(lane), [siteId])
  if (waiting.length === 0) return 0
  const jobs = waiting.map((data) => ({
    name: lane.queue,
    data,
    // The queues were created with a longer lease.
    expireInSeconds: LEASE_SECONDS,
    singletonKey: lane.isSideBySide ? data.id : data.siteId,
  }))
  await bossOf(payload).insert(jobs)
  await tellWorkers(payload)
  return jobs.length
}

const SITE_IS_THERE = {
  name: 'jobs_site_is_there',
  text: `select 1 from sites s where s.id = $1::uuid and ${isThere('s')}`,
}

/**
 * Works on what a job names for a turn. For a site that was deleted since nothing is done: it waits
 * again once that is restored.
 */
export async function workOnJob(
  payload: Payload,
  lane: Lane,
  data: unknown,
  turn: Turn,
): Promise<void> {
  const { id, siteId } = LaneData.parse(data)
  if (await firstRow(payload, SITE_IS_THERE, [siteId])) await lane.work(payload, id, turn)
}

/** Milliseconds until something of a lane waits by itself; null for never. */
export async function nextOfLane(payload: Payload, lane: Lane): Promise<number | null> {
  if (lane.next === undefined) return null
  const statement = { name: `jobs_next_${lane.queue}`, text: lane.next }
  return (await firstRow<{ in: number | null }>(payload, statement, []))?.in ?? null
}

const TELL = { name: 'jobs_tell', text: `select pg_notify('${JOBS_CHANNEL}', '')` }

/** Announces a waiting job to the workers; in a transaction, when it is committed. */
export async function tellWorkers(payload: Payload): Promise<void> {
  await firstRow(payload, TELL, [])
}
