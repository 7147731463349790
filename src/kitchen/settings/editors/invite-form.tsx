'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import type { PeopleActions } from '../../state/site-people'
import { useAction } from '@/src/kitchen/parts/use-action'
import styles from '../settings.module.css'

/** Invites an editor by email address. */
export function InviteForm({ acts }: { acts: PeopleActions }): ReactElement {
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState('')
  const act = useAction()
  const invite = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (email.trim() === '') return
    if (await act.run(() => acts.invite(email))) {
      setSaid(`An invitation was sent to ${email.trim()}.`)
      setEmail('')
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void invite(event)}>
      <TextField
        label="Invite an editor"
        type="email"
        hint="They get an email with a link that works once, within seven days."
        placeholder="name@example.com"
        maxLength={320}
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={act.issueOf('email')}
        onChange={({ target }) => {
          setEmail(target.value)
          setSaid('')
          act.forget()
        }}
      />
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={act.isBusy} disabled={email.trim() === ''}>
          Send the invitation
        </Button>
        <span className={styles.said} role="status">
          {said}
        </span>
      </div>
    </form>
  )
}
