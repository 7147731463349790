import type { Payload } from 'payload'
import { isOpen } from '@/access/conditions'
import { mailTexts } from '@/src/server/mail/mail-texts'
import { lastWeekly, nextWeekly } from '@/src/domain/time/weekly'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { GETS_NEWSLETTER } from '../newsletters/audience'
import { HAS_DIGEST_CONTENT } from '../newsletters/compose-digest'

const TAKE = {
  name: 'digest_take',
  text: `select a.id, a.site_id as "siteId", a.weekday, a.hour, a.recipients = 'weekly' as "onlyWeekly",
      coalesce(a.covered_until, now() - interval '7 days') as since, now() as now,
      coalesce(s.time_zone, 'UTC') as zone, s.title, s.language
    from automatic_letters a join sites s on s.id = a.site_id
    where a.kind = 'digest' and a.is_enabled and a.next_at <= now() and ${isOpen('s')}
    order by a.next_at limit 1 for update of a skip locked`,
}
type DueDigest = {
  id: string
  siteId: string
  weekday: number
  hour: number
  onlyWeekly: boolean
  since: Date
  now: Date
  zone: string
  title: string
  language: string | null
}

/** Creates the send of a digest that has content and recipients. */
const CREATE = {
  name: 'digest_create',
  text: `insert into newsletter_sends (site_id, kind, subject, digest_since, digest_until, only_weekly)
    select $1, 'automatic', $4, $2, $3, $5
    where ${HAS_DIGEST_CONTENT} and exists (
      select 1 from subscriptions b join users u on u.id = b.user_id
      where b.site_id = $1 and ${GETS_NEWSLETTER(`'everyone'`, { kind: `'digest'` })}
        and (not $5 or b.mail_frequency = 'weekly'))`,
}
const COVERED = {
  name: 'digest_covered',
  text: `update automatic_letters set covered_until = $2, next_at = $3 where id = $1`,
}
const POSTPONE = {
  name: 'digest_postpone',
  text: `update automatic_letters set next_at = $2 where id = $1`,
}

/**
 * Queues the digests that are due, each once: the send and the next time are stored together. A time that was
 * missed is made up for.
 * @see docs/product/newsletters.md#weekly-digest
 */
export async function queueDueDigests(payload: Payload): Promise<void> {
  while (await inTransaction(payload, () => queueNext(payload)));
}

/** Queues the next digest that is due; false when there is none. */
async function queueNext(payload: Payload): Promise<boolean> {
  const due = await firstRow<DueDigest>(payload, TAKE, [])
  if (!due) return false
  const { id, siteId, since, now, title, language, onlyWeekly } = due
  const next = nextWeekly(now, due)
  if (lastWeekly(now, due) <= since) {
    // The site has moved to another time zone since.
    await rows(payload, POSTPONE, [id, next])
    return true
  }
  const subject = mailTexts(language ?? 'en').digest(title)
  await rows(payload, CREATE, [siteId, since, now, subject, onlyWeekly])
  await rows(payload, COVERED, [id, now, next])
  return true
}
