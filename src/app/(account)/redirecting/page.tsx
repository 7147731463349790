import type { Metadata } from 'next'
import { RedirectingScreen } from '@/src/account/redirecting/redirecting-screen'

export const metadata: Metadata = { title: 'Redirecting...', robots: { index: false } }

/** Forwards to another page. */
export default function Page() {
  return <RedirectingScreen />
}
