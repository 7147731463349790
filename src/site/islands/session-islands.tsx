'use client'

import { AfterSignIn, RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignInForm, SignUpForm } from '@/src/session/sign-in-form'
import { island } from './island'

/** The page that mailed links open. */
export const AfterSignInIsland = island('after-sign-in', AfterSignIn)

/** The form of the sign-in page; signed-in readers are redirected. */
export const SignInIsland = island('sign-in', () => (
  <>
    <RedirectSignedIn />
    <SignInForm />
  </>
))

/** The form of the sign-up page; signed-in readers are redirected. */
export const SignUpIsland = island(
  'sign-up',
  ({ isNewsletterOffered }: { isNewsletterOffered: boolean }) => (
    <>
      <RedirectSignedIn />
      <SignUpForm isNewsletterOffered={isNewsletterOffered} />
    </>
  ),
)
