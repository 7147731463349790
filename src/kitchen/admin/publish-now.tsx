'use client'

import { Button, useField, useForm, useFormProcessing } from '@payloadcms/ui'
import { momentWords } from '../parts/date-words'
import { useNow } from '../parts/use-now'
import styles from './editing.module.css'
import { useInBrowser } from './use-in-browser'

/**
 * Below the date of publication: where the recipe stands by it, and the button that publishes it or
 * takes it back. Both save the whole form: what is published is what is seen.
 */
export function PublishNow({ path }: { path: string }) {
  const { value } = useField<string | Date | null>({ path })
  const { submit } = useForm()
  const isSaving = useFormProcessing()
  const now = useNow()
  const isInBrowser = useInBrowser()
  const date = value ? new Date(value) : null
  const isPublic = date !== null && date <= now
  const save = (publishedAt: string | null): void => {
    void submit({ overrides: { publishedAt } })
  }
  return (
    <div className={styles.standing}>
      <span>{isInBrowser ? standing(date, isPublic, now) : ''}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSaving}
        onClick={() => save(isPublic ? null : new Date().toISOString())}
      >
        {isPublic ? 'Take back' : 'Publish now'}
      </Button>
    </div>
  )
}

function standing(date: Date | null, isPublic: boolean, now: Date): string {
  if (date === null) return 'A draft: not on the site.'
  if (isPublic) return 'On the site.'
  return `Appears ${momentWords(date.toISOString(), now)}.`
}
