'use client'

import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { call } from '@/src/api/call'
import { CheckField } from '@/src/ui/form/field'
import { rememberLinkRequest } from './link-request'
import { CheckInbox } from './check-inbox'
import { EmailForm } from './email-form'
import { callbackPath } from './next-path'
import { useSession } from './session-provider'
import type { SessionScope } from './session-store'
import styles from './session.module.css'

type SignInFormProps = {
  /**
   * The target of the mailed link; when empty the callback page, which continues to `next` of the address.
   */
  next?: string
}

/**
 * Signing in by a mailed link: SIGN_IN, then CONFIRM.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function SignInForm({ next }: SignInFormProps) {
  const { scope } = useSession()
  return (
    <LinkStages>
      {(setSentTo) => (
        <EmailForm
          label="Sign In"
          busyLabel="Signing In..."
          onSend={async (email) => {
            await requestSignIn(scope, email, next)
            setSentTo(email)
          }}
          below={
            <p className={styles.other}>
              New here? <OtherForm path="/sign-up">Create Account</OtherForm>
            </p>
          }
        />
      )}
    </LinkStages>
  )
}

type SignUpFormProps = {
  /** The site's newsletter can be had with the account: the box is ticked at first. */
  isNewsletterOffered?: boolean
}

/**
 * Creating an account by a mailed link: SIGN_UP, then CONFIRM.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function SignUpForm({ isNewsletterOffered = false }: SignUpFormProps) {
  const { scope } = useSession()
  const [isSubscribing, setSubscribing] = useState(true)
  return (
    <LinkStages>
      {(setSentTo) => (
        <EmailForm
          label="Create Account"
          busyLabel="Signing Up..."
          onEarlyInput={(_, value) => setSubscribing(value !== '')}
          onSend={async (email) => {
            await requestSignUp(scope, email, isNewsletterOffered && isSubscribing)
            setSentTo(email)
          }}
          above={
            isNewsletterOffered ? (
              <CheckField
                name="newsletter"
                label="Send me new recipes by email"
                checked={isSubscribing}
                onChange={(event) => setSubscribing(event.target.checked)}
              />
            ) : null
          }
          below={
            <p className={styles.other}>
              Have an account? <OtherForm path="/sign-in">Sign In</OtherForm>
            </p>
          }
        />
      )}
    </LinkStages>
  )
}

/** A link to the other form, with the same `next`. */
function OtherForm({ path, children }: { path: string; children: ReactNode }) {
  const search = useSyncExternalStore(unchanging, searchNow, searchOnServer)
  return <a href={`${path}${search}`}>{children}</a>
}

const unchanging = () => () => undefined
const searchNow = (): string => window.location.search
const searchOnServer = (): string => ''

function LinkStages({ children }: { children: (setSentTo: (email: string) => void) => ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return children(setSentTo)
  return <CheckInbox email={sentTo} onChangeEmail={() => setSentTo(null)} />
}

async function requestSignIn(
  { site }: SessionScope,
  email: string,
  next: string | undefined,
): Promise<void> {
  const options = {
    body: { email, ...(await rememberLinkRequest()) },
    query: { next: next ?? callbackPath(window.location) },
  }
  if (site === null) await call('requestSignIn', options)
  else await call('requestSiteSignIn', { ...options, params: { site } })
}

async function requestSignUp(
  { site }: SessionScope,
  email: string,
  subscribe: boolean,
): Promise<void> {
  const asking = await rememberLinkRequest()
  const query = { next: callbackPath(window.location) }
  if (site === null) {
    const body = { email, userAgent: navigator.userAgent, ...asking }
    await call('requestSignUp', { body, query })
  } else {
    const body = { email, subscribe, ...asking }
    await call('requestSiteSignUp', { params: { site }, body, query })
  }
}
