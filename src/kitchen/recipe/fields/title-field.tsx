'use client'

import type { ReactElement } from 'react'
import { addressFromTitle, isAddressOf } from './address-from-title'
import type { Addressed } from './address-from-title'
import { useDraft, useEditing, useIssue } from '../recipe-context'
import { TitleInput } from './title-input'

/**
 * Changes the title of a document. The slug follows, until it was edited or published.
 * @see docs/product/kitchen.md#title-and-address
 */
export function withTitle<Document extends { title: string; slug: string }>(
  document: Document,
  title: string,
  isKnown: boolean,
  what: Addressed = 'recipe',
): Document {
  const isOwn = document.slug !== '' && !isAddressOf(document.title, document.slug, what)
  const slug = isKnown || isOwn ? document.slug : addressFromTitle(title, what)
  return { ...document, title, slug }
}

/** The title, as large as on the site. */
export function TitleField(): ReactElement {
  const { store } = useEditing()
  const title = useDraft(({ document }) => document.title)
  const isKnown = useDraft(({ stored }) => stored.recipe.publishedAt !== null)
  const issue = useIssue('title')
  return (
    <TitleInput
      title={title}
      issue={issue}
      onChange={(next) => store.change((document) => withTitle(document, next, isKnown), 'title')}
    />
  )
}
