import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import type { MailReport } from './mail-report'

/**
 * SQL condition that too many of the mails of send `s` came back, with the changes of a report `$2`.
 * @see docs/product/newsletters.md#pausing
 */
const IS_REFUSED_BY_READERS = `(s.status = 'sending' and not s.ignores_limits
  and s.sent + s.bounced + s.complained >= 50
  and ((s.bounced + ($2::text = 'bounced')::int) * 20 >= s.sent + s.bounced + s.complained
    or (s.complained + ($2::text = 'complained')::int) * 300
      >= greatest(s.sent + s.bounced + s.complained, 600)))`

/**
 * The recipient is found by the reference that the mail carries; the address is the one that it was sent
 * to, whatever the report names. A repeated report changes nothing.
 */
const APPLY_TO_RECIPIENT = {
  name: 'mail_report_apply',
  text: `with told as (
      select r.id, r.send_id, r.site_id, r.user_id, r.status as former, lower(r.address) as address,
        r.begun_at is not null and r.status in ('queued', 'deferred') as "isBeingSent"
      from newsletter_recipients r where r.id = $1 for update
    ), changed as (
      select * from told where address is not null
        and (former = 'sent' or former = 'bounced' and $2::text = 'complained')
    ), moved as (
      update newsletter_recipients r set status = $2::text, response = $3 from changed c
      where r.id = c.id
    ), counted as (
      update newsletter_sends s set updated_at = now(),
        sent = s.sent - (c.former = 'sent')::int,
        bounced = s.bounced + ($2::text = 'bounced')::int - (c.former = 'bounced')::int,
        complained = s.complained + ($2::text = 'complained')::int,
        status = case when ${IS_REFUSED_BY_READERS} then 'paused' else s.status end,
        reason = case when ${IS_REFUSED_BY_READERS}
          then 'Too many emails bounced or were reported as spam. Check the addresses, then resume or cancel.'
          else s.reason end
      from changed c where s.id = c.send_id
    ), left_by_complaint as (
      update subscriptions b set receives_newsletter = false, updated_at = now() from changed c
      where $2::text = 'complained' and b.site_id = c.site_id and b.user_id = c.user_id
    ), suppressed as (
      insert into mail_suppressions (site_id, address, reason, detail)
      select site_id, address, $4::text, $3 from changed where $5::boolean
      on conflict (address, site_id) do nothing
    )
    select "isBeingSent" from told`,
}

/** A report that refers to none of our rows suppresses the address for every site. */
const SUPPRESS = {
  name: 'mail_report_suppress',
  text: `insert into mail_suppressions (site_id, address, reason, detail) values (null, $1, $2, $3)
    on conflict (address, site_id) do nothing`,
}

/**
 * Applies a report of a bounce or a complaint: marks the recipient, counts it in its send, suppresses the
 * address and, after a complaint, ends the newsletter of its reader. One statement.
 * @throws when the report arrives before the result of its mail is stored, so that it is sent again
 * @see docs/product/mail.md#bounces-and-complaints
 */
export async function applyReport(payload: Payload, report: MailReport): Promise<void> {
  const { kind, isPermanent, address, recipientId, detail } = report
  if (recipientId !== null) {
    const status = kind === 'bounce' ? 'bounced' : 'complained'
    const values = [recipientId, status, detail, kind, isPermanent]
    const told = await firstRow<{ isBeingSent: boolean }>(payload, APPLY_TO_RECIPIENT, values)
    if (told?.isBeingSent) throw new Error('The reported mail is still being sent')
  } else if (isPermanent && address !== null) {
    await rows(payload, SUPPRESS, [address, kind, detail])
  }
}
