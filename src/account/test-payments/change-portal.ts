import type { TestPortal, TestPortalChange } from '@/src/contract/people/test-payment'

/** Props of each part of the billing page that changes something. */
export type ChangePortal = {
  isBusy: boolean
  /** Makes a change; gives the pages before and after it, or why it could not be made. */
  change: (body: TestPortalChange) => Promise<PortalOutcome>
}

/** The outcome of a change. */
export type PortalOutcome =
  { before: TestPortal; after: TestPortal; failure: null } | { failure: string }
