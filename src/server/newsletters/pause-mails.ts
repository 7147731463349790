import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { renderSiteMail } from '../accounts/mails'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import type { JobQueue } from '../jobs/job-queue'
import type { RenderedMail } from '../mail/layout'
import { sendMail } from '../mail/send'
import { findSiteById } from '../sites/scope'
import type { SiteScope } from '../sites/scope'

/** Attempts at a mail, and the seconds until the second one; each pause is twice as long. */
const MAX_ATTEMPTS = 10
const PAUSE_SECONDS = 60

// Postponed before it is sent, so that another worker leaves it alone.
const TAKE = {
  name: 'newsletter_pause_mail_take',
  text: `update newsletter_pause_mails m set attempts = m.attempts + 1,
      due_at = now() + make_interval(secs => ${PAUSE_SECONDS} * power(2, m.attempts))
    from newsletter_sends n, users u, sites s
    where m.id = $1 and m.due_at <= now() and n.id = m.send_id and u.id = m.user_id
      and s.id = m.site_id
    returning m.site_id as "siteId", m.send_id as "sendId", m.attempts, u.email, n.subject, n.reason,
      (n.status = 'paused' and n.reason is not null and ${worksOnSite('s', 'u.id')}) as "isCurrent"`,
}
const DELETE = {
  name: 'newsletter_pause_mail_delete',
  text: 'delete from newsletter_pause_mails where id = $1',
}

type PauseMail = {
  siteId: string
  sendId: string
  attempts: number
  email: string
  subject: string | null
  reason: string | null
  /** Whether the send is still paused, and the person still works on the site. */
  isCurrent: boolean
}

/**
 * The queue of mails about newsletters that were paused automatically, to the managers of their sites. A
 * trigger queues them (collections/sql/newsletter-pauses.sql).
 * @see docs/product/newsletters.md#pausing
 */
export const PAUSE_MAIL_QUEUE: JobQueue = {
  name: 'newsletter-notices',
  waiting: `select id, site_id, created_at as since from newsletter_pause_mails where due_at <= now()`,
  next: `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as "in"
    from newsletter_pause_mails where due_at > now()`,
  work: sendPauseMail,
  giveUp: async (payload, id) => {
    await rows(payload, DELETE, [id])
  },
  resume: () => Promise.resolve(),
  sliceMs: 10_000,
  slots: 1,
}

async function sendPauseMail(payload: Payload, id: string): Promise<void> {
  const mail = await firstRow<PauseMail>(payload, TAKE, [id])
  if (!mail) return
  const site = mail.isCurrent ? await findSiteById(payload, mail.siteId) : null
  try {
    if (site) await sendMail(payload, mail.email, pauseMail(payload, site, mail))
  } catch {
    // Logged by `sendMail`, and tried again later.
    if (mail.attempts < MAX_ATTEMPTS) return
  }
  await rows(payload, DELETE, [id])
}

/** Builds the mail about a newsletter that was paused automatically. */
function pauseMail(
  payload: Payload,
  site: SiteScope,
  { sendId, subject: title, reason }: Pick<PauseMail, 'sendId' | 'subject' | 'reason'>,
): Promise<RenderedMail> {
  const href = accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/newsletter/${sendId}`)
  return renderSiteMail(site, href, ({ texts }, name) =>
    texts.newsletterPaused({ site: name, title, reason }),
  )
}
