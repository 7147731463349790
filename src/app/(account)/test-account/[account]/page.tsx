import type { Metadata } from 'next'
import { TestAccountScreen } from '@/src/account/test-payments/onboarding-screen'
import { getPayloadClient } from '@/src/app/payload-client'
import { getTestAccount } from '@/src/server/payments/test-mode/account-page'
import { resolveOr404 } from '../../found-or-404'

export const metadata: Metadata = {
  title: 'Test account',
  robots: { index: false },
  // Anyone with the address may use the page, so it is not passed on.
  referrer: 'no-referrer',
}

/** The setup of a payment account in local test mode; 404 in every other mode. */
export default async function Page({ params }: { params: Promise<{ account: string }> }) {
  const { account: accountId } = await params
  const account = await resolveOr404(getTestAccount(await getPayloadClient(), accountId))
  return <TestAccountScreen accountId={accountId} account={account} />
}
