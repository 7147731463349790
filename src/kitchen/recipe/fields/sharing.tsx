'use client'

import type { ReactElement } from 'react'
import { editedSeoWrite, readableSeo } from '../../seo/edited-seo'
import type { SeoEdits } from '../../seo/edited-seo'
import { SeoFields } from '../../seo/seo-fields'
import { SEO_KEYWORDS, SEO_TITLE } from '../../seo/seo-words'
import { missingForRichResults } from '../missing'
import { useDraft, useEditing, useField, useIssue } from '../recipe-context'
import styles from './sharing.module.css'
import { QuietSection } from './section'
import { TextArea } from './text-area'
import { TypedField } from './typed-field'

const typedWords = (text: string): string[] =>
  [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')

/**
 * Search and social fields, the missing fields of a rich result, and keywords.
 * @see docs/product/kitchen.md#search-and-social
 */
export function SearchAndSharing(): ReactElement {
  const document = useDraft((state) => state.document)
  const [keywords = [], setKeywords] = useField('keywords')
  const missing = missingForRichResults(document)
  const summary = missing.length === 0 ? 'Complete' : `${missing.length} missing`
  return (
    <QuietSection title={SEO_TITLE} keywords={SEO_KEYWORDS} summary={summary}>
      <RecipeSeo />
      {missing.length === 0 ? (
        <p className={styles.complete}>Nothing is missing for rich results.</p>
      ) : (
        <p className={styles.missing}>Missing for rich results: {listed(missing)}.</p>
      )}
      <TypedField
        label="Keywords"
        hint="Terms that readers search for, separated by commas."
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

/** Search and social fields of the recipe. */
function RecipeSeo(): ReactElement {
  const { store, site } = useEditing()
  const { title, slug, description, images, seo } = useDraft((state) => state.document)
  const known = useDraft(({ known }) => known.images)
  const issues = useDraft((state) => state.issues)
  const imageOf = (id: string | null | undefined) => known.find((image) => image.id === id)
  const chosen = imageOf(seo?.socialImageId)
  const host = site.url.replace(/^https?:\/\//, '')
  const edit = (edits: SeoEdits): void => {
    const { socialImage } = edits
    if (socialImage) store.addKnown({ images: [socialImage] })
    store.change((document) => ({ ...document, seo: editedSeoWrite(document.seo, edits) }), 'seo')
  }
  return (
    <SeoFields
      site={site.slug}
      address={`${host} › recipes › ${slug || '…'}`}
      seo={readableSeo(seo, chosen ? { ...chosen, crop: null } : null)}
      page={{ title, description: description ?? '', image: imageOf(images?.[0]?.id) }}
      onEdit={edit}
      issueOf={(field) => issues.find(({ path }) => path === `seo.${field}`)?.message}
    />
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
      placeholder="One or two sentences about the dish"
      onChange={(text) => change(text || null)}
    />
  )
}
