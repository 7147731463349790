import type { Metadata } from 'next'
import { GiftScreen } from '@/src/account/gift/gift-screen'

export const metadata: Metadata = {
  title: 'A gift',
  robots: { index: false },
  // The address has the token of the gift.
  referrer: 'no-referrer',
}

/** A received gift subscription. */
export default function Page() {
  return <GiftScreen />
}
