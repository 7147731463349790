'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { readItem, writeItem } from '@/src/api/browser-storage'
import { call } from '@/src/api/call'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useAct } from '../../settings/form/use-act'
import { useKitchenPath } from '../navigation/use-kitchen-path'
import styles from './name-request.module.css'

/**
 * Asks an author without a name for one, on lists and the list of sites: colleagues see it in the history
 * and beside what is being edited.
 * @see docs/product/kitchen.md#your-name
 */
export function NameRequest(): ReactElement | null {
  const { user } = useSession()
  const { id, screen } = useKitchenPath()
  const [isLater, setLater] = useState(false)
  if (user === null || user === 'pending' || user.displayName !== null) return null
  const key = `kitchenNameLater:${user.id}`
  const isPutOff = isLater || readItem('localStorage', key) === 'true'
  if (isPutOff || id !== null || WITHOUT.has(screen)) return null
  const putOff = (): void => {
    setLater(true)
    writeItem('localStorage', key, 'true')
  }
  return <NameForm onLater={putOff} />
}

/** Screens that use the whole window, or ask for something else already. */
const WITHOUT: ReadonlySet<string> = new Set(['start', 'design', 'homepage', 'about', 'links'])

function NameForm({ onLater }: { onLater: () => void }): ReactElement {
  const { reload } = useSession()
  const act = useAct()
  const [name, setName] = useState('')
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const body = { displayName: name.trim() }
    if (await act.run(() => call('updateCurrentUser', { body }))) await reload()
  }
  return (
    <form
      className={styles.request}
      noValidate
      aria-label="Your name"
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label="What is your name?"
        name="displayName"
        autoComplete="name"
        maxLength={255}
        hint="People you work with see it in the history and while you edit."
        value={name}
        error={act.issueOf('displayName') ?? act.failure}
        onChange={(event) => {
          setName(event.target.value)
          act.forget()
        }}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isBusy={act.isBusy} disabled={name.trim() === ''}>
          Use this name
        </Button>
        <Button kind="quiet" onClick={onLater}>
          Not now
        </Button>
      </div>
    </form>
  )
}
