'use client'

import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { call } from '@/src/api/call'
import { CheckField, TextField } from '@/src/ui/form/field'
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
  const name = useDisplayName()
  return (
    <LinkStages>
      {(setSentTo) => (
        <EmailForm
          label="Create Account"
          busyLabel="Signing Up..."
          onEarlyInput={(field, value) => {
            if (field === 'displayName') name.edit(value)
            else setSubscribing(value !== '')
          }}
          onSend={async (email) => {
            if (!name.check()) return
            const subscribe = isNewsletterOffered && isSubscribing
            await requestSignUp(scope, { email, subscribe, ...name.written })
            setSentTo(email)
          }}
          above={
            // Readers of a site enter a name when they comment.
            scope.site === null ? (
              <NameField name={name} />
            ) : isNewsletterOffered ? (
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

type DisplayName = {
  value: string
  error: string | null
  edit: (value: string) => void
  /** Whether the name can be sent; shows the reason where it cannot. */
  check: () => boolean
  /** The name to send; undefined without one. */
  written: { displayName?: string }
}

/** The name that a new account gets, which may be left out. */
function useDisplayName(): DisplayName {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const displayName = value.trim()
  return {
    value,
    error,
    edit: (typed) => {
      setValue(typed)
      setError(null)
    },
    check: () => {
      const isTooShort = displayName.length === 1
      if (isTooShort) setError('Use 2 to 255 characters')
      return !isTooShort
    },
    written: displayName === '' ? {} : { displayName },
  }
}

function NameField({ name }: { name: DisplayName }) {
  return (
    <TextField
      label="Your name (optional)"
      name="displayName"
      autoComplete="name"
      maxLength={255}
      hint="Shown beside your recipes and comments"
      value={name.value}
      error={name.error}
      onChange={(event) => name.edit(event.target.value)}
    />
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

type SignUp = { email: string; displayName?: string; subscribe: boolean }

async function requestSignUp(
  { site }: SessionScope,
  { subscribe, ...person }: SignUp,
): Promise<void> {
  const asking = await rememberLinkRequest()
  const query = { next: callbackPath(window.location) }
  if (site === null) {
    const body = { ...person, userAgent: navigator.userAgent, ...asking }
    await call('requestSignUp', { body, query })
  } else {
    const body = { email: person.email, subscribe, ...asking }
    await call('requestSiteSignUp', { params: { site }, body, query })
  }
}
