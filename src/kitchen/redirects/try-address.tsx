'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { errorMessage } from '../parts/error-message'
import { tryRedirect } from '../state/redirects'
import { describeOutcome } from './redirect-words'
import styles from './redirects.module.css'

/** The form that shows the current target of an address of the site. */
export function TryAddress({ site }: { site: string }): ReactElement {
  const [address, setAddress] = useState('')
  const [said, say] = useState<{ words: string; isWrong: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      say({ words: describeOutcome(await tryRedirect(site, address)), isWrong: false })
    } catch (error) {
      say({ words: errorMessage(error), isWrong: true })
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.try}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <TextField
        label="Test an address"
        placeholder="/2014/05/old-post"
        autoComplete="off"
        value={address}
        error={said?.isWrong ? said.words : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={address.trim() === ''}>
        Try
      </Button>
      <p className={styles.outcome} role="status">
        {said && !said.isWrong ? said.words : ''}
      </p>
    </form>
  )
}
