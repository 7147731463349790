import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isPaidPlan } from '@/src/domain/payments/premium'
import type { PlanType } from '@/src/domain/payments/premium'
import { firstRow } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import type { TimeSlice } from '../jobs/job-queue'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { getMailSender } from '../mail-settings/mail-sender'
import { findSiteById } from '../sites/scope'
import type { SiteScope } from '../sites/scope'
import { composeNewsletter } from './compose'
import type { ComposedMail, NewsletterContent } from './compose'
import { composeDigest, hasDigestContent } from './compose-digest'
import type { DigestPeriod } from './compose-digest'
import type { Counting } from './counting/counting-links'
import { deliverBatch } from './deliver-batch'
import type { Delivery } from './delivery'
import { finishSend, holdSend, holdSendFor, stopSend, SUSPENDED_SEND } from './end-send'
import { leaseRecipients } from './lease'
import { givePaceBack, takePace } from './pace'
import { beginScheduled, listRecipients } from './recipients'

/** Recipients that a worker leases at a time. */
const BATCH = 200

type RunningSend = Counting & {
  status: 'queued' | 'sending'
  siteId: string
  note: string | null
  kind: 'recipe' | 'letter' | 'automatic'
  /** Whether it never ends: a welcome letter. */
  isOpen: boolean
  /** Slug of the recipe or letter; null when it cannot be sent any more. */
  slug: string | null
  /** The period of a digest; null for other sends. */
  digestSince: Date | null
  digestUntil: Date | null
  letterId: string | null
  /** Changes with the content. */
  version: string | null
}

const RUNNING = {
  name: 'newsletter_running',
  text: `select s.status, s.site_id as "siteId", s.note, s.kind, l.id as "letterId",
      coalesce(r.slug, l.slug) as slug, s.is_open as "isOpen", s.digest_since as "digestSince",
      s.digest_until as "digestUntil", s.opened is not null as "countsOpens",
      s.clicked is not null as "countsClicks",
      coalesce(${isoInstant('r.updated_at')} || r.privacy_setting, ${isoInstant('l.updated_at')})
        as version
    from newsletter_sends s
      left join recipes r on r.id = s.recipe_id and r.site_id = s.site_id and ${IS_PUBLISHED}
      left join letters l on l.id = s.letter_id and l.site_id = s.site_id
    where s.id = $1 and s.status in ('queued', 'sending') and s.due_at <= now()`,
}

/**
 * Works on a newsletter send for a time slice: lists its recipients, then sends to those who are due. Stops a
 * send whose recipe is no longer published, or whose letter was deleted.
 * @throws any error of the database, to be retried
 * @see docs/product/newsletters.md#sending
 */
export async function deliverNewsletter(
  payload: Payload,
  sendId: string,
  slice: TimeSlice,
): Promise<void> {
  await beginScheduled(payload, sendId)
  const mails = new Map<string, Promise<ComposedMail | null>>()
  while (!slice.isOver()) {
    const send = await firstRow<RunningSend>(payload, RUNNING, [sendId])
    const site = send && (await findSiteById(payload, send.siteId))
    if (!send || !site) return
    const content = site.isSuspended ? null : await contentOf(payload, send)
    if (content === null) {
      await stopSend(payload, sendId, ...stopOf(send, site))
      return
    }
    if (send.status === 'queued') {
      if (await listRecipients(payload, sendId, slice)) continue
      return
    }
    const mailFor: Delivery['mailFor'] = ({ planType, language }) => {
      const key = `${send.version ?? ''}:${String(isPaidPlan(planType))}:${language ?? ''}`
      const reading = { ...site, language: language ?? site.language }
      const mail = mails.get(key) ?? composeSend(payload, reading, content, planType)
      mails.set(key, mail)
      return mail
    }
    const sender = await getMailSender(payload, site)
    if (!(await deliverNext(payload, { sendId, site, sender, counting: send, mailFor, slice })))
      return
  }
}

/** Reasons of a send whose content cannot be sent any more. */
const GONE = {
  recipe: 'The recipe is no longer published.',
  letter: 'The letter was deleted.',
  automatic: 'Its content was deleted or is no longer published.',
} as const

/** The status and reason of a send that cannot continue. */
const stopOf = (
  { isOpen, kind }: Pick<RunningSend, 'isOpen' | 'kind'>,
  { isSuspended }: SiteScope,
): ['paused' | 'canceled', string] =>
  isSuspended ? ['paused', SUSPENDED_SEND] : [isOpen ? 'paused' : 'canceled', GONE[kind]]

/** The content of a send: a recipe, a letter, or the period of a digest. */
type SendContent = NewsletterContent | DigestPeriod

/** Returns the content of a send; null when it cannot be sent any more. */
async function contentOf(
  payload: Payload,
  { siteId, slug, letterId, note, digestSince: since, digestUntil: until }: RunningSend,
): Promise<SendContent | null> {
  if (since !== null && until !== null) {
    const period = { since, until }
    return (await hasDigestContent(payload, siteId, period)) ? period : null
  }
  return slug === null ? null : { slug, letterId, note }
}

const composeSend = (
  payload: Payload,
  site: SiteScope,
  content: SendContent,
  planType: PlanType | null,
): Promise<ComposedMail | null> =>
  'since' in content
    ? composeDigest(payload, site, content, planType)
    : composeNewsletter(payload, site, content, planType)

/** Sends to the next recipients; false when none is due, or none can be sent to now. */
async function deliverNext(payload: Payload, delivery: Delivery): Promise<boolean> {
  const { sendId, site, slice } = delivery
  const pace = await takePace(payload, BATCH)
  if (pace.mails === 0) return waitForPace(payload, delivery, pace.wait)
  const lease = { id: randomUUID(), sendId, siteId: site.id }
  const recipients = await leaseRecipients(payload, lease, pace.mails)
  await givePaceBack(payload, pace.mails - recipients.length)
  if (recipients.length === 0) {
    await finishSend(payload, sendId)
    return false
  }
  const stop = await deliverBatch(payload, delivery, lease, recipients)
  if (stop?.kind === 'outage') await holdSend(payload, sendId)
  if (stop?.kind === 'refused') {
    const reason = `The mail server refuses the sender: ${stop.response}`
    await stopSend(payload, sendId, 'paused', reason)
  }
  return stop === null && !slice.isOver()
}

/** Longest wait inside a time slice, in milliseconds. */
const MAX_WAIT = 2_000
/** Longest wait until the limits are checked again: other sends return what they do not need. */
const MAX_HOLD = 60_000

async function waitForPace(
  payload: Payload,
  { sendId, slice }: Delivery,
  wait: number,
): Promise<boolean> {
  if (wait > MAX_WAIT) {
    await holdSendFor(payload, sendId, Math.min(wait, MAX_HOLD))
    return false
  }
  await sleep(Math.max(wait, 0) + 5, undefined, { signal: slice.signal }).catch(() => undefined)
  return true
}
