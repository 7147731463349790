import type { Metadata } from 'next'
import { TestCheckoutScreen } from '@/src/account/test-payments/checkout-screen'
import { getPayloadClient } from '@/src/app/payload-client'
import { getTestCheckout } from '@/src/server/payments/test-mode/checkout-page'
import { resolveOr404 } from '../../found-or-404'

export const metadata: Metadata = {
  title: 'Test checkout',
  robots: { index: false },
  // Anyone with the address may use the page, so it is not passed on.
  referrer: 'no-referrer',
}

/** The checkout of the local test mode; 404 in every other mode. */
export default async function Page({ params }: { params: Promise<{ session: string }> }) {
  const { session: sessionId } = await params
  const checkout = await resolveOr404(getTestCheckout(await getPayloadClient(), sessionId))
  return <TestCheckoutScreen sessionId={sessionId} checkout={checkout} />
}
