'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { describeOutcome } from './redirect-words'
import styles from './redirects.module.css'

/** The form that shows the current target of an address of the site. */
export function TryAddress({ site }: { site: string }): ReactElement {
  const [address, setAddress] = useState('')
  const [outcome, setOutcome] = useState('')
  const action = useCallMutation('tryRedirect')
  const test = async (): Promise<void> => {
    const tried = await action.run({ params: { site }, body: { address } })
    if (tried) setOutcome(describeOutcome(tried.answer))
  }
  return (
    <form
      className={styles.try}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void test()
      }}
    >
      <TextField
        label="Test an address"
        placeholder="/2014/05/old-post"
        autoComplete="off"
        value={address}
        error={action.message}
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
