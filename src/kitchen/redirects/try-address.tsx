'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { errorMessage } from '../parts/error-message'
import { useAction } from '../parts/use-action'
import { tryRedirect } from '../state/redirects'
import { describeOutcome } from './redirect-words'
import styles from './redirects.module.css'

/** The form that shows the current target of an address of the site. */
export function TryAddress({ site }: { site: string }): ReactElement {
  const [address, setAddress] = useState('')
  const [outcome, setOutcome] = useState('')
  const action = useAction()
  const test = async (): Promise<void> =>
    setOutcome(describeOutcome(await tryRedirect(site, address)))
  return (
    <form
      className={styles.try}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void action.run(test)
      }}
    >
      <TextField
        label="Test an address"
        placeholder="/2014/05/old-post"
        autoComplete="off"
        value={address}
        error={action.error === null ? undefined : errorMessage(action.error)}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" isBusy={action.isBusy} disabled={address.trim() === ''}>
        Try
      </Button>
      <p className={styles.outcome} role="status">
        {action.error === null ? outcome : ''}
      </p>
    </form>
  )
}
