import type { TimeSlice } from '../jobs/job-queue'
import type { MailSender } from '../mail-settings/mail-sender'
import type { SiteScope } from '../sites/scope'
import type { ComposedMail } from './compose'
import type { Counting } from './counting/counting-links'
import type { Recipient } from './lease'

/** A newsletter send in progress: its site, its mails by plan, and the time slice of the worker. */
export type Delivery = {
  sendId: string
  site: SiteScope
  sender: MailSender
  counting: Counting
  /** Composes the mail of a recipient, or returns one for others with the same plan and language. */
  mailFor: (recipient: Pick<Recipient, 'planType' | 'language'>) => Promise<ComposedMail | null>
  slice: TimeSlice
}
