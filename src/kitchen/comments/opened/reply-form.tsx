'use client'

import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import { MAX_COMMENT_LENGTH } from '@/src/contract/people/comment'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { useUnsaved } from '../../shell/leaving/unsaved'
import { removeFromLists } from '../../state/comments'
import { writeCall } from '../../state/write-call'
import { writerName } from '../comment-labels'
import styles from '../comments.module.css'

type Props = {
  site: ManagedSite
  comment: ManagedComment
  parent: ManagedComment | null
  hasFocus: boolean
}

const EMPTY = { text: '' }

/**
 * The form of an author's reply to a comment; one that readers do not see is published with it.
 * @see docs/product/moderation.md#replying
 */
export function ReplyForm({ site, comment, parent, hasFocus }: Props): ReactElement {
  const { id, status, recipe } = comment
  const form = useRef<HTMLFormElement>(null)
  const publishes = status !== 'published'
  const { values, edit, submit, isBusy, isChanged, issueOf, failure } = useForm(
    EMPTY,
    async ({ text }, { reset }) => {
      const body = { content: text, publishes }
      await writeCall('createCommentReply', { params: { site: site.slug, id }, body })
      toast.success('Reply published')
      reset()
      if (publishes) {
        const changes = [{ previousStatus: status, ids: [id] }]
        await removeFromLists({ status: 'published', changes })
      }
    },
  )
  useUnsaved(isChanged)
  useEffect(() => {
    if (hasFocus) form.current?.querySelector('textarea')?.focus()
  }, [hasFocus])
  const obstacle = obstacleOf(recipe.isPublished, parent)
  if (obstacle !== null) return <p className={styles.facts}>{obstacle}</p>
  return (
    <form ref={form} className={styles.reply} noValidate onSubmit={submit}>
      <TextAreaField
        label={`Your reply to ${writerName(comment)}`}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        dir="auto"
        value={values.text}
        error={issueOf('content') ?? failure}
        onChange={({ target }) => edit({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          form.current?.requestSubmit()
        }}
      />
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={values.text.trim() === ''}>
        {publishes ? 'Publish and reply' : 'Reply'}
      </Button>
    </form>
  )
}

/** Returns the reason that a comment cannot be replied to; null if it can. */
function obstacleOf(isRecipePublished: boolean, parent: ManagedComment | null): string | null {
  if (!isRecipePublished) return 'Publish the recipe to reply to its comments.'
  if (parent !== null && parent.status !== 'published') {
    return 'Publish the comment above to reply here.'
  }
  return null
}
