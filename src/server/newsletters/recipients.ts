import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import type { TimeSlice } from '../jobs/job-queue'
import { GETS_NEWSLETTER } from './audience'
import { KIND_OF_SEND } from './preferences-sql'

/** Recipients that are listed by one statement. */
const BATCH = 10_000

/** Builds the SQL condition that the site of send `s` counts opened mails, or followed links. */
const COUNTS = (what: 'opens' | 'clicks'): string =>
  `exists (select 1 from site_mail_settings m where m.site_id = s.site_id and m.counts_${what})`

// The lock lets two workers list one after the other; the second one continues behind the first.
const LIST = {
  name: 'newsletter_list_recipients',
  text: `with send as (
      select s.id, s.site_id, s.audience::text as audience, ${KIND_OF_SEND('s')} as kind, s.segment,
        s.listed_up_to, s.only_weekly from newsletter_sends s
      where s.id = $1 and s.status = 'queued' for update
    ), found as (
      select b.id, b.user_id, b.site_id, send.id as send_id
      from send join subscriptions b on b.site_id = send.site_id join users u on u.id = b.user_id
      where (send.listed_up_to is null or b.id > send.listed_up_to)
        and ${GETS_NEWSLETTER('send.audience', { kind: 'send.kind', segment: 'send.segment' })}
        and (not send.only_weekly or b.mail_frequency = 'weekly')
      order by b.id limit ${BATCH}
    ), listed as (
      insert into newsletter_recipients (send_id, site_id, user_id)
      select send_id, site_id, user_id from found on conflict do nothing
    )
    update newsletter_sends s set updated_at = now(),
      listed_up_to = coalesce((select f.id from found f order by f.id desc limit 1), s.listed_up_to),
      status = case when (select count(*) from found) < ${BATCH}
        then 'sending' else s.status end,
      started_at = case when (select count(*) from found) < ${BATCH} then now() end,
      opened = coalesce(s.opened, case when ${COUNTS('opens')} then 0 end),
      clicked = coalesce(s.clicked, case when ${COUNTS('clicks')} then 0 end),
      total = (select count(*) from found)
        + case when s.listed_up_to is null then 0 else s.total end
    from send where s.id = send.id returning s.status = 'sending' as "isComplete"`,
}

/**
 * Lists the recipients of a queued send, in batches: the subscribers who belong to its audience now. Returns whether the
 * list is complete; a later slice continues.
 * @see docs/product/newsletters.md#audience
 */
export async function listRecipients(
  payload: Payload,
  sendId: string,
  slice: TimeSlice,
): Promise<boolean> {
  for (;;) {
    const listed = await firstRow<{ isComplete: boolean }>(payload, LIST, [sendId])
    if (!listed) return false
    if (listed.isComplete) return true
    if (slice.isOver()) return false
  }
}

const BEGIN = {
  name: 'newsletter_begin_scheduled',
  text: `update newsletter_sends s set status = 'queued', updated_at = now(),
      subject = coalesce((select r.title from recipes r where r.id = s.recipe_id and r.site_id = s.site_id),
        (select l.title from letters l where l.id = s.letter_id and l.site_id = s.site_id), s.subject)
    where s.id = $1 and s.status = 'scheduled' and s.due_at <= now()`,
}

/** Begins a scheduled send whose time has come; has no effect on others. */
export async function beginScheduled(payload: Payload, sendId: string): Promise<void> {
  await rows(payload, BEGIN, [sendId])
}
