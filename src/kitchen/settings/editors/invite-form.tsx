'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { writeCall } from '../../state/write-call'
import styles from '../settings.module.css'

/** Invites an editor by email address. */
export function InviteForm({ site }: { site: string }): ReactElement {
  const [said, setSaid] = useState('')
  const form = useForm({ email: '' }, async (body, { reset }) => {
    if (body.email.trim() === '') return
    await writeCall('createInvitation', { params: { site }, body })
    setSaid(`An invitation was sent to ${body.email.trim()}.`)
    reset()
  })
  const { email } = form.values
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label="Invite an editor"
        type="email"
        hint="They get an email with a link that works once, within seven days."
        placeholder="name@example.com"
        maxLength={320}
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={form.issueOf('email')}
        onChange={({ target }) => {
          form.edit({ email: target.value })
          setSaid('')
        }}
      />
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={email.trim() === ''}>
          Send the invitation
        </Button>
        <span className={styles.said} role="status">
          {said}
        </span>
      </div>
    </form>
  )
}
