'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { readItem, writeItem } from '@/src/api/browser-storage'
import { call } from '@/src/api/call'
import { useForm } from '@/src/api/react/use-form'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useKitchenPath } from '../navigation/use-kitchen-path'
import styles from './name-request.module.css'

/**
 * A form for authors without a display name, above lists and the list of sites: colleagues see the name in
 * the history and while they edit the same recipe.
 * @see docs/product/kitchen.md#your-name
 */
export function NameRequest(): ReactElement | null {
  const { user } = useSession()
  const { id, screen } = useKitchenPath()
  const [isDismissed, setDismissed] = useState(false)
  if (user === null || user === 'pending' || user.displayName !== null) return null
  const key = `kitchenNameDismissed:${user.id}`
  if (isDismissed || readItem('localStorage', key) === 'true') return null
  if (id !== null || EXCLUDED_SCREENS.has(screen)) return null
  const dismiss = (): void => {
    setDismissed(true)
    writeItem('localStorage', key, 'true')
    focusScreen()
  }
  return <NameForm onDismiss={dismiss} />
}

/** Screens that use the whole window, or already show another form. */
const EXCLUDED_SCREENS: ReadonlySet<string> = new Set([
  'start',
  'design',
  'homepage',
  'about',
  'links',
])

/** Moves the focus to the screen, as the form that had it disappears. */
const focusScreen = (): void => document.getElementById('main')?.focus({ preventScroll: true })

function NameForm({ onDismiss }: { onDismiss: () => void }): ReactElement {
  const { reload } = useSession()
  const form = useForm({ displayName: '' }, async (values) => {
    await call('updateCurrentUser', { body: { displayName: values.displayName.trim() } })
    await reload()
    focusScreen()
  })
  const name = form.values.displayName
  return (
    <form className={styles.request} noValidate aria-label="Your name" onSubmit={form.submit}>
      <TextField
        label="What is your name?"
        name="displayName"
        autoComplete="name"
        maxLength={255}
        hint="People you work with see it in the history and while you edit."
        value={name}
        error={form.issueOf('displayName') ?? form.failure}
        onChange={(event) => form.edit({ displayName: event.target.value })}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={name.trim() === ''}>
          Use this name
        </Button>
        <Button kind="quiet" onClick={onDismiss}>
          Not now
        </Button>
      </div>
    </form>
  )
}
