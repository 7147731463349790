'use client'

import { Button, useField, useForm, useFormProcessing } from '@payloadcms/ui'
import styles from './editing.module.css'

/** The button that retries a failed job; a worker starts it within moments. */
export function RetryJob({ path }: { path: string }) {
  const { value } = useField<boolean | null>({ path })
  const { submit } = useForm()
  const isSaving = useFormProcessing()
  return (
    <div className={styles.standing}>
      <span>{value ? 'Retrying.' : 'Stays here until it is retried.'}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSaving || value === true}
        onClick={() => void submit({ overrides: { [path]: true } })}
      >
        Retry
      </Button>
    </div>
  )
}
