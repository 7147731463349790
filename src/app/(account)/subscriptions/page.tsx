import type { Metadata } from 'next'
import { SubscriptionsScreen } from '@/src/account/subscriptions/subscriptions-screen'

export const metadata: Metadata = { title: 'Subscriptions', robots: { index: false } }

/** The user's subscriptions. */
export default function Page() {
  return <SubscriptionsScreen />
}
