import type { Metadata } from 'next'
import { SignUpScreen } from '@/src/account/sign-in/sign-in-screens'

export const metadata: Metadata = { title: 'Create Account' }

/** Creating an account. */
export default function SignUpPage() {
  return <SignUpScreen />
}
