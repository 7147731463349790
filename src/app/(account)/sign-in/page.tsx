import type { Metadata } from 'next'
import { SignInScreen } from '@/src/account/sign-in/sign-in-screens'

export const metadata: Metadata = { title: 'Sign In' }

/** Signing in. */
export default function SignInPage() {
  return <SignInScreen />
}
