import type { Metadata } from 'next'
import { CallbackScreen } from '@/src/account/sign-in/sign-in-screens'

export const metadata: Metadata = { title: 'Sign In', robots: { index: false } }

/** The target of mailed links. */
export default function CallbackPage() {
  return <CallbackScreen />
}
