import type { PlanType } from '@/src/domain/payments/premium'
import type { TimeSlice } from '../jobs/job-queue'
import type { MailSender } from '../mail-settings/mail-sender'
import type { SiteScope } from '../sites/scope'
import type { ComposedMail } from './compose'
import type { Counting } from './counting/counting-links'

/** A newsletter send in progress: its site, its mails by plan, and the time slice of the worker. */
export type Delivery = {
  sendId: string
  site: SiteScope
  sender: MailSender
  counting: Counting
  mailFor: (planType: PlanType | null) => Promise<ComposedMail | null>
  slice: TimeSlice
}
