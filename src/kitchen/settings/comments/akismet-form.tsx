'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { writeCall } from '../../state/write-call'
import { AskFirst } from '../form/ask-first'
import styles from '../settings.module.css'

type Props = { site: string; hasKey: boolean }

const EMPTY = { akismetKey: '' }

/** The form of the Akismet key, which is never shown. */
export function AkismetForm({ site, hasKey }: Props): ReactElement {
  const save = (akismetKey: string | null): Promise<unknown> =>
    writeCall('setAkismetKey', { params: { site }, body: { akismetKey } })
  const form = useForm(EMPTY, async ({ akismetKey }, { reset }) => {
    await save(akismetKey)
    reset()
  })
  const { akismetKey } = form.values
  return (
    <>
      <p className={styles.lead}>
        Akismet is a service that recognizes spam. With a key, the text of each comment, its
        writer’s name, email address and network address are sent there.
      </p>
      {hasKey ? (
        <div className={styles.acts}>
          <span>Comments are checked by Akismet.</span>
          <AskFirst
            title="Stop using Akismet?"
            label="Remove the key"
            work={() => save(null)}
            trigger={<Button>Remove the key</Button>}
          >
            Comments are then checked on this server alone.
          </AskFirst>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <TextField
            label="API key"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={akismetKey}
            error={form.issueOf('akismetKey') ?? form.failure}
            onChange={({ target }) => form.edit({ akismetKey: target.value })}
          />
          <div className={styles.acts}>
            <Button type="submit" isBusy={form.isBusy} disabled={akismetKey.trim() === ''}>
              Use Akismet
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
