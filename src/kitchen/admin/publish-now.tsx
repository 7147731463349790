'use client'

import { Button, useField, useForm, useFormProcessing } from '@payloadcms/ui'
import { dateTimeText } from '../parts/date-text'
import { useNow } from '../parts/use-now'
import { recipeStatus } from '../recipes/status'
import type { RecipeStatus } from '../recipes/status'
import styles from './editing.module.css'
import { useInBrowser } from './use-in-browser'

/**
 * The publication status of the recipe below its date, and the button that publishes or unpublishes it.
 * Both save the whole form, so that what is published is what is seen.
 */
export function PublishNow({ path }: { path: string }) {
  const { value } = useField<string | Date | null>({ path })
  const { submit } = useForm()
  const isSaving = useFormProcessing()
  const now = useNow()
  const isInBrowser = useInBrowser()
  const publishedAt = value instanceof Date ? value.toISOString() : value || null
  const status = recipeStatus(publishedAt, now)
  const isPublic = status === 'published'
  const save = (next: string | null): void => {
    void submit({ overrides: { publishedAt: next } })
  }
  return (
    <div className={styles.standing}>
      <span>{isInBrowser ? standing(status, publishedAt, now) : ''}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSaving}
        onClick={() => save(isPublic ? null : new Date().toISOString())}
      >
        {isPublic ? 'Unpublish' : 'Publish now'}
      </Button>
    </div>
  )
}

function standing(status: RecipeStatus, publishedAt: string | null, now: Date): string {
  if (publishedAt === null || status === 'draft') return 'Draft. Readers cannot see it.'
  if (status === 'published') return 'Published.'
  return `Appears ${dateTimeText(publishedAt, now)}.`
}
