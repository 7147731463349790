import type { Metadata } from 'next'
import { SignUpScreen } from '@/src/account/sign-in/screens'
import type { NextParameter } from '@/src/account/sign-in/next'

export const metadata: Metadata = { title: 'Create Account' }

type SignUpPageProps = { searchParams: Promise<{ next?: NextParameter }> }

/** Creating an account. */
export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  return <SignUpScreen next={(await searchParams).next} />
}
