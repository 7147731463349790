import type { NewsletterSend } from '@/src/contract/people/newsletter'
import type { Audience, SendStatus } from '@/src/domain/newsletters'
import type { BadgeKind } from '@/src/ui/badge'
import { siteTimeText } from '../parts/moments/moment-words'

/** Labels of the statuses of a send. */
export const STATUS_LABELS: Readonly<Record<SendStatus, string>> = {
  scheduled: 'Scheduled',
  queued: 'Starting',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
  failed: 'Failed',
}

/** Kinds of the badge of a status. */
export const STATUS_BADGES: Readonly<Record<SendStatus, BadgeKind>> = {
  scheduled: 'notice',
  queued: 'notice',
  sending: 'notice',
  paused: 'notice',
  sent: 'positive',
  canceled: 'plain',
  failed: 'notice',
}

/** Labels of the audiences of a newsletter. */
export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  everyone: 'All subscribers',
  free: 'Free subscribers',
  paid: 'Paying subscribers',
}

const number = (value: number): string => value.toLocaleString('en')

/** Returns `1 subscriber` or `412 subscribers`. */
export const subscriberCount = (count: number): string =>
  count === 1 ? '1 subscriber' : `${number(count)} subscribers`

/**
 * The progress of a send in a few words: `1,200 of 5,000 sent`, `Sent to 5,000` when it has ended, or
 * `Scheduled for Mar 12, 8:30 AM (Europe/Berlin)` on the clock of the site.
 */
export function progressText(
  { status, sent, total, sendAt }: NewsletterSend,
  { now, zone }: { now: Date; zone: string },
): string {
  if (status === 'scheduled' && sendAt !== null) {
    return `Scheduled for ${siteTimeText(sendAt, now, zone)}`
  }
  return status === 'sent' ? `Sent to ${number(sent)}` : `${number(sent)} of ${number(total)} sent`
}

/** Whether a send continues without the author. */
export const isRunning = ({ status }: Pick<NewsletterSend, 'status'>): boolean =>
  status === 'queued' || status === 'sending'

/**
 * The share of the recipients of a send that are done with, from 0 to 1.
 */
export function shareDone({ total, ...counts }: NewsletterSend): number {
  const { sent, bounced, complained, skipped, failed } = counts
  return total === 0 ? 1 : Math.min(1, (sent + bounced + complained + skipped + failed) / total)
}

/** A figure of a send: its label, count, and an explanation. */
export type SendFigure = { label: string; count: number; hint: string }

/**
 * The figures of a send: sent always, opened and clicked where they are counted, others if they are not 0.
 * @see docs/product/kitchen.md#one-newsletter
 */
export function sendFigures(send: NewsletterSend): SendFigure[] {
  const rare = [
    { label: 'Waiting', count: send.deferred, hint: 'The mail server asked to try again later.' },
    { label: 'Bounced', count: send.bounced, hint: 'The address does not exist any more.' },
    { label: 'Reported as spam', count: send.complained, hint: 'They get no more newsletters.' },
    { label: 'Left out', count: send.skipped, hint: 'They unsubscribed before it was their turn.' },
    { label: 'Not sent', count: send.failed, hint: 'The mail server refused the email.' },
    {
      label: 'Possibly sent twice',
      count: send.repeated,
      hint: 'The server stopped while these were being sent.',
    },
  ].filter(({ count }) => count > 0)
  const sent = { label: 'Sent', count: send.sent, hint: 'Accepted by the mail server.' }
  return [sent, ...readingFigures(send), ...rare]
}

/** The figures about readers, where they are counted. */
const readingFigures = ({ opened, clicked }: NewsletterSend): SendFigure[] => [
  ...(opened === null
    ? []
    : [
        {
          label: 'Opened',
          count: opened,
          hint: 'A rough figure: Apple Mail and Gmail load pictures of emails that nobody has opened, and others load none.',
        },
      ]),
  ...(clicked === null
    ? []
    : [
        {
          label: 'Clicked',
          count: clicked,
          hint: 'Followed at least one link. Virus scanners follow links as well.',
        },
      ]),
]

/** The people who would get a recipe or a letter, in a sentence or two. */
export function recipientsText(
  noun: 'recipe' | 'letter',
  { total, preview }: { total: number; preview: number },
): string {
  if (total === 0) return 'Nobody would get it.'
  const all = `${subscriberCount(total)} ${total === 1 ? 'gets' : 'get'} it.`
  if (preview === 0) return all
  const some = `${number(preview)} of them ${preview === 1 ? 'gets' : 'get'}`
  const whom = preview === total ? 'All of them get' : some
  const why =
    noun === 'recipe'
      ? 'the recipe is for paying subscribers'
      : 'a part of the letter is for paying subscribers'
  return `${all} ${whom} a preview with a link, because ${why}.`
}
