import type { Metadata } from 'next'
import { CallbackScreen } from '@/src/account/sign-in/sign-in-screens'

export const metadata: Metadata = { title: 'Sign In', robots: { index: false } }

/** Where mailed links lead. */
export default function CallbackPage() {
  return <CallbackScreen />
}
