import type { Payload } from 'payload'
import { rows } from '../database/statements'
import type { MailReport } from './mail-report'

/**
 * The recipient is found by the reference that the mail carries; the address is the one that it was sent
 * to, whatever the report names. A repeated report changes nothing.
 */
const APPLY_TO_RECIPIENT = {
  name: 'mail_report_apply',
  text: `with told as (
      select r.id, r.send_id, r.site_id, r.user_id, r.status as former, lower(r.address) as address
      from newsletter_recipients r
      where r.id = $1 and r.address is not null
        and (r.status = 'sent' or r.status = 'bounced' and $2::text = 'complained')
      for update
    ), moved as (
      update newsletter_recipients r set status = $2::text, response = $3 from told
      where r.id = told.id
    ), counted as (
      update newsletter_sends s set updated_at = now(),
        sent = s.sent - (told.former = 'sent')::int,
        bounced = s.bounced + ($2::text = 'bounced')::int - (told.former = 'bounced')::int,
        complained = s.complained + ($2::text = 'complained')::int
      from told where s.id = told.send_id
    ), left_by_complaint as (
      update subscriptions b set receives_newsletter = false, updated_at = now() from told
      where $2::text = 'complained' and b.site_id = told.site_id and b.user_id = told.user_id
    )
    insert into mail_suppressions (site_id, address, reason, detail)
    select site_id, address, $4::text, $3 from told where $5::boolean
    on conflict (address, site_id) do nothing`,
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
 * @see docs/product/mail.md#bounces-and-complaints
 */
export async function applyReport(payload: Payload, report: MailReport): Promise<void> {
  const { kind, isPermanent, address, recipientId, detail } = report
  if (recipientId !== null) {
    const status = kind === 'bounce' ? 'bounced' : 'complained'
    await rows(payload, APPLY_TO_RECIPIENT, [recipientId, status, detail, kind, isPermanent])
  } else if (isPermanent && address !== null) {
    await rows(payload, SUPPRESS, [address, kind, detail])
  }
}
