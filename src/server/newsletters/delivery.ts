import type { PlanType } from '@/src/domain/payments/premium'
import type { TimeSlice } from '../jobs/job-queue'
import type { SiteScope } from '../sites/scope'
import type { ComposedMail } from './compose'

/** What a worker needs to send a newsletter. */
export type Delivery = {
  sendId: string
  site: SiteScope
  mailFor: (planType: PlanType | null) => Promise<ComposedMail | null>
  slice: TimeSlice
}
