import type { ReactElement } from 'react'
import { AfterSignIn, RedirectSignedIn } from '@/src/session/after-sign-in'
import { SignInForm, SignUpForm } from '@/src/session/sign-in-form'
import { Frame } from './frame'

/**
 * Signing in on the account host.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function SignInScreen(): ReactElement {
  return (
    <Frame title="Sign In" lead="We email you a link that signs you in. There is no password.">
      <RedirectSignedIn />
      <SignInForm />
    </Frame>
  )
}

/**
 * Creating an account on the account host.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function SignUpScreen(): ReactElement {
  return (
    <Frame
      title="Create Account"
      lead="One account for every site here. We email you a link to confirm your address."
    >
      <RedirectSignedIn />
      <SignUpForm />
    </Frame>
  )
}

/** The target of mailed links: signs the user in and continues. */
export function CallbackScreen(): ReactElement {
  return (
    <Frame title="Sign In">
      <AfterSignIn />
    </Frame>
  )
}
