import type { Payload } from 'payload'
import { rows } from '../database/statements'
import type { JobQueue } from '../jobs/job-queue'
import { deliverNewsletter } from './deliver'

const GIVE_UP = {
  name: 'newsletter_give_up',
  text: `update newsletter_sends set status = 'paused', updated_at = now(),
      reason = 'Sending stopped because of an internal error. Resume it to continue.'
    where id = $1 and status in ('scheduled', 'queued', 'sending')`,
}
const RESUME = {
  name: 'newsletter_continue',
  text: `update newsletter_sends set reason = null, updated_at = now(),
      status = case when started_at is null then 'queued' else 'sending' end::newsletter_send_status
    where id = $1 and status = 'paused'`,
}

/** SQL condition that recipient `r` still waits for its mail. */
const WAITS = `r.send_id = s.id and r.status in ('queued', 'deferred')`

/**
 * The queue of newsletter sends: a job for each send, so that sends of a site run in parallel.
 * @see docs/product/newsletters.md#sending
 */
export const NEWSLETTER_QUEUE: JobQueue = {
  name: 'newsletters',
  waiting: `select s.id, s.site_id, s.created_at as since from newsletter_sends s
    where s.due_at <= now() and (s.status in ('scheduled', 'queued') or s.status = 'sending' and (
      exists (select 1 from newsletter_recipients r where ${WAITS} and r.due_at <= now())
      or not s.is_open and not exists (select 1 from newsletter_recipients r where ${WAITS})))`,
  next: `select (extract(epoch from min(greatest(s.due_at, r.due_at)) - now()) * 1000)::float8 as "in"
    from newsletter_sends s cross join lateral (
      select min(r.due_at) as due_at from newsletter_recipients r where ${WAITS}) r
    where s.status in ('scheduled', 'queued', 'sending') and greatest(s.due_at, r.due_at) > now()`,
  isSideBySide: true,
  work: deliverNewsletter,
  giveUp: async (payload: Payload, id: string) => {
    await rows(payload, GIVE_UP, [id])
  },
  resume: async (payload: Payload, id: string) => {
    await rows(payload, RESUME, [id])
  },
  sliceMs: 20_000,
  slots: 4,
}
