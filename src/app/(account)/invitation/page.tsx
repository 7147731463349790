import type { Metadata } from 'next'
import { InvitationScreen } from '@/src/account/invitation/invitation-screen'

export const metadata: Metadata = {
  title: 'Invitation',
  robots: { index: false },
  // The address has the token of the invitation.
  referrer: 'no-referrer',
}

/** An invitation to work on a site, or to become its owner. */
export default function Page() {
  return <InvitationScreen />
}
