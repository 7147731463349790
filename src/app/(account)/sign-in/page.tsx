import type { Metadata } from 'next'
import { SignInScreen } from '@/src/account/sign-in/screens'
import type { NextParameter } from '@/src/account/sign-in/next'

export const metadata: Metadata = { title: 'Sign In' }

type SignInPageProps = { searchParams: Promise<{ next?: NextParameter }> }

/** Signing in. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  return <SignInScreen next={(await searchParams).next} />
}
