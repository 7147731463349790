import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../settings.module.css'
import type { SettingsForm } from './use-settings-form'

type SaveRowProps = { form: SettingsForm; isBlocked?: boolean }

/** The end of a form of settings: its button, and how it went. */
export function SaveRow({ form, isBlocked = false }: SaveRowProps): ReactElement {
  return (
    <>
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button
          kind="primary"
          type="submit"
          isBusy={form.isBusy}
          disabled={!form.isChanged || isBlocked}
        >
          Save
        </Button>
        <span className={styles.said} role="status">
          {form.isSaved ? 'Saved' : form.isChanged ? 'Not saved yet' : ''}
        </span>
      </div>
    </>
  )
}
