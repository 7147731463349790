import type { Metadata } from 'next'
import { TestPortalScreen } from '@/src/account/test-payments/portal-screen'
import { getPayloadClient } from '@/src/app/payload-client'
import { getTestPortal } from '@/src/server/payments/test-mode/portal-page'
import { resolveOr404 } from '../../found-or-404'

export const metadata: Metadata = {
  title: 'Test billing',
  robots: { index: false },
  // Anyone with the address may use the page, so it is not passed on.
  referrer: 'no-referrer',
}

/** The billing page of the local test mode; 404 in every other mode. */
export default async function Page({ params }: { params: Promise<{ session: string }> }) {
  const { session: sessionId } = await params
  const portal = await resolveOr404(getTestPortal(await getPayloadClient(), sessionId))
  return <TestPortalScreen sessionId={sessionId} portal={portal} />
}
