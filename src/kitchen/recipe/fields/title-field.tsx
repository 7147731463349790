'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { slugFromTitle } from '@/src/domain/addresses/slug'
import type { DraftDocument } from '../../draft/draft-state'
import { useDraft, useEditing, useIssue } from '../recipe-context'
import styles from './fields.module.css'

/** A line of text: what is pasted with line breaks is one line. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

/**
 * A document with another title. Its address follows, until somebody has typed one or readers know it.
 * @see docs/product/kitchen.md#title-and-address
 */
export function withTitle(document: DraftDocument, title: string, isKnown: boolean): DraftDocument {
  const isOwn = document.slug !== '' && document.slug !== slugFromTitle(document.title)
  const slug = isKnown || isOwn ? document.slug : slugFromTitle(title)
  return { ...document, title, slug }
}

/** A new recipe begins with its name. */
function focusWhenEmpty(element: HTMLTextAreaElement | null): void {
  if (element?.value === '') element.focus({ preventScroll: true })
}

/** The title, as large as on the site. */
export function TitleField(): ReactElement {
  const { store } = useEditing()
  const id = useId()
  const title = useDraft(({ document }) => document.title)
  const isKnown = useDraft(({ recipe }) => recipe.publishedAt !== null)
  const issue = useIssue('title')
  return (
    <div className={styles.field}>
      <textarea
        className={styles.title}
        rows={1}
        dir="auto"
        value={title}
        placeholder="What is it called?"
        aria-label="Title"
        aria-invalid={issue ? true : undefined}
        aria-describedby={id}
        ref={focusWhenEmpty}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => {
          const next = oneLine(event.target.value)
          store.change((document) => withTitle(document, next, isKnown), 'title')
        }}
      />
      <span id={id} className={styles.error} role="alert">
        {issue}
      </span>
    </div>
  )
}
