import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../../database/statements'
import { deploymentOf, environmentOf } from '../../deployment'
import { sendMail } from '../../mail/send'
import { findSiteById } from '../../sites/scope'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { getHomeUrl } from '../checkout/pages'
import { modeOf } from '../stripe/identity'
import { noticeMail } from './words'
import type { PaymentNoticeContent } from './words'

/** Attempts at a mail, and the seconds until the second one; each pause is twice as long. */
const ATTEMPTS = 10
const PAUSE = 60

/** SQL condition that payment mails wait to be sent. */
export const NOTICES_WAIT = `exists (select 1 from payment_mails
  where done_at is null and next_attempt_at <= now())`

/**
 * Takes the next mail, and checks whether its fact still holds: a payment made meanwhile is not reported.
 * Postpones it first, so that concurrent workers, or one after a crash, leave it alone for long enough.
 */
const TAKE = {
  name: 'payment_mail_take',
  text: `update payment_mails m set attempts = m.attempts + 1,
      next_attempt_at = now() + make_interval(secs => ${PAUSE} * power(2, m.attempts))
    from users u, subscriptions b
    where m.id = (
        select w.id from payment_mails w
        where w.done_at is null and w.next_attempt_at <= now() and w.mode = $1
        order by w.created_at, w.id limit 1 for update skip locked)
      and u.id = m.user_id and b.site_id = m.site_id and b.user_id = m.user_id
    returning m.id, m.kind, m.site_id as "siteId", m.amount_cents as "amountCents", m.currency,
      m.ends_at as "endsAt", m.page_url as "invoiceUrl", m.attempts, u.email,
      b.language, b.plan_type::text as "planType",
      coalesce(b.cancel_at_period_end, false) as "isEnding", b.price_amount_cents::float8 as "priceCents", b.status <> 'canceled' as "isTried",
      case m.kind when 'trial_ending'
          then b.status = 'trialing' and not coalesce(b.cancel_at_period_end, false)
        when 'paid' then exists (select 1 from payments p
          where p.stripe_invoice_id = m.invoice_id and p.status = 'paid'
            and coalesce(p.refunded_cents, 0) < p.amount_cents)
        when 'access_ended' then not (${IS_CURRENT('b')} and b.plan_type <> 'free')
        else exists (select 1 from payments p
          where p.stripe_invoice_id = m.invoice_id and p.status in ('failed', 'open')) end as "isSo"`,
}

/** A mail whose subscription was deleted has no recipient. */
const FORGET = {
  name: 'payment_mails_forget',
  text: `update payment_mails m set done_at = now(), error = 'nothing to tell'
    where m.done_at is null and not exists (select 1 from subscriptions b
      where b.site_id = m.site_id and b.user_id = m.user_id)`,
}
const DONE = {
  name: 'payment_mail_done',
  text: `update payment_mails set done_at = now(), error = $2 where id = $1`,
}
const FAILED = {
  name: 'payment_mail_failed',
  text: `update payment_mails set error = $2,
    done_at = case when attempts >= ${ATTEMPTS} then now() end where id = $1`,
}

type Taken = Omit<PaymentNoticeContent, 'accountUrl' | 'plansUrl'> & {
  id: string
  siteId: string
  email: string
  /** Language that the reader chose; null for that of the site. */
  language: string | null
  isSo: boolean
}

/**
 * Sends the waiting payment mails; returns their number. Sends none where Stripe mails readers.
 * @see docs/product/payments.md#mails-about-payments
 */
export async function sendNotices(payload: Payload): Promise<number> {
  await rows(payload, FORGET, [])
  for (let sent = 0; ;) {
    const taken = await firstRow<Taken>(payload, TAKE, [modeOf(payload)])
    if (!taken) return sent
    if (await sendOne(payload, taken)) sent += 1
  }
}

async function sendOne(payload: Payload, taken: Taken): Promise<boolean> {
  const site = await findSiteById(payload, taken.siteId)
  const isQuiet = environmentOf(payload).payments.stripeSendsMails
  if (!site || !taken.isSo || isQuiet) {
    await rows(payload, DONE, [taken.id, 'not so any more'])
    return false
  }
  const words: PaymentNoticeContent = {
    ...taken,
    accountUrl: accountUrl(deploymentOf(payload), '/subscriptions'),
    plansUrl: new URL('subscribe', getHomeUrl(payload, site)).href,
  }
  try {
    await sendMail(
      payload,
      taken.email,
      noticeMail({ ...site, language: taken.language ?? site.language }, words),
    )
  } catch {
    await rows(payload, FAILED, [taken.id, 'The mail server rejected it.'])
    return false
  }
  await rows(payload, DONE, [taken.id, null])
  return true
}
