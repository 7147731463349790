'use client'

import type { ReactElement } from 'react'
import { missingForRichResults } from '../missing'
import { useDraft, useEditing, useField, useIssue } from '../recipe-context'
import styles from './sharing.module.css'
import { QuietSection } from './section'
import { TextArea } from './text-area'
import { TypedField } from './typed-field'

/** Google shows about so much of a description. */
const SHOWN_OF_DESCRIPTION = 155

const typedWords = (text: string): string[] =>
  [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')

/**
 * The description, the card that search engines show, and what is missing for a rich result.
 * @see docs/product/kitchen.md#search-engines-and-sharing
 */
export function SearchAndSharing(): ReactElement {
  const document = useDraft((state) => state.document)
  const [keywords = [], setKeywords] = useField('keywords')
  const missing = missingForRichResults(document)
  const summary = missing.length === 0 ? 'Complete' : `${missing.length} missing`
  return (
    <QuietSection title="Search engines and sharing" summary={summary}>
      <SearchCard />
      {missing.length === 0 ? (
        <p className={styles.complete}>Everything for a rich result is there.</p>
      ) : (
        <p className={styles.missing}>For a rich result it needs {listed(missing)}.</p>
      )}
      <TypedField
        label="Keywords"
        hint="Words that readers find it by, with commas between."
        value={keywords}
        show={(words) => words.join(', ')}
        read={typedWords}
        onChange={setKeywords}
        wrong=""
      />
    </QuietSection>
  )
}

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)

function SearchCard(): ReactElement {
  const { site } = useEditing()
  const { title, slug, description } = useDraft((state) => state.document)
  const host = site.url.replace(/^https?:\/\//, '')
  const words = description ?? ''
  const shown =
    words.length > SHOWN_OF_DESCRIPTION ? `${words.slice(0, SHOWN_OF_DESCRIPTION)}…` : words
  return (
    <figure className={styles.card} aria-label="As a search engine shows it">
      <span className={styles.host}>{`${host} › recipes › ${slug || '…'}`}</span>
      <span className={styles.title} dir="auto">
        {title || 'Without a title'}
      </span>
      <span className={styles.words} dir="auto">
        {shown || 'Without a description, search engines choose words of the page.'}
      </span>
    </figure>
  )
}

/** A sentence or two: lists, search engines and locked recipes show it. */
export function DescriptionField(): ReactElement {
  const [description, change] = useField('description')
  return (
    <TextArea
      label="Description"
      value={description ?? ''}
      error={useIssue('description')}
      placeholder="A sentence or two that make people hungry"
      onChange={(text) => change(text || null)}
    />
  )
}
