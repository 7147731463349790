'use client'

import type { ReactElement } from 'react'
import { isSlug } from '@/src/domain/addresses/slug'
import { AddressInput, reusedAddress } from '../../recipe/fields/address-input'
import type { AddressNote } from '../../recipe/fields/address-input'
import { useRested } from '../../parts/use-rested'
import { TextArea } from '../../recipe/fields/text-area'
import { withTitle } from '../../recipe/fields/title-field'
import { TitleInput } from '../../recipe/fields/title-input'
import { useCollections } from '../../state/collections'
import { useOldAddress } from '../../state/redirects'
import {
  useCollectionEditing,
  useCollectionField,
  useCollectionIssue,
  useCollectionState,
} from './collection-context'

/** Title, address and description of a collection. */
export function CollectionTexts(): ReactElement {
  const { store } = useCollectionEditing()
  const title = useCollectionState(({ document }) => document.title)
  const isKnown = useCollectionState(({ stored }) => stored !== null)
  const [description, setDescription] = useCollectionField('description')
  return (
    <>
      <TitleInput
        title={title}
        issue={useCollectionIssue('title')}
        onChange={(next) =>
          store.change((document) => withTitle(document, next, isKnown, 'collection'), 'title')
        }
      />
      <Address />
      <TextArea
        label="Description"
        value={description ?? ''}
        error={useCollectionIssue('description')}
        hint="Plain text above the recipes. An empty line begins a paragraph."
        onChange={(text) => setDescription(text === '' ? null : text)}
      />
    </>
  )
}

function Address(): ReactElement {
  const { site } = useCollectionEditing()
  const [slug, setSlug] = useCollectionField('slug')
  const title = useCollectionState(({ document }) => document.title)
  const note = useAddressNote(slug)
  const issue = useCollectionIssue('slug')
  return (
    <AddressInput
      host={`${site.url.replace(/^https?:\/\//, '')}/collections/`}
      note={issue === null ? note : { words: issue, isWrong: true }}
      what="collection"
      {...{ slug, title }}
      onChange={setSlug}
    />
  )
}

function useAddressNote(slug: string): AddressNote {
  const { site } = useCollectionEditing()
  const stored = useCollectionState((state) => state.stored)
  const { data: collections = [] } = useCollections(site.slug)
  const leadsTo = useLeadingAway(slug, stored?.slug)
  if (slug === '' || slug === stored?.slug) return null
  if (!isSlug(slug)) {
    return { words: 'Use lower case letters, digits and hyphens.', isWrong: true }
  }
  if (collections.some((other) => other.slug === slug && other.id !== stored?.id)) {
    return { words: 'Already taken', isWrong: true }
  }
  if (leadsTo !== null) return reusedAddress(leadsTo)
  return stored === null
    ? null
    : { words: 'The old address will redirect to the new one.', isWrong: false }
}

/**
 * The target of a redirect from the address that the collection would take, once typing rests; null for none.
 */
function useLeadingAway(slug: string, own: string | undefined): string | null {
  const { site } = useCollectionEditing()
  const wanted = useRested(slug)
  const isAsked = isSlug(wanted) && wanted !== own
  const leadsTo = useOldAddress(site.slug, `/collections/${wanted}`, isAsked)
  return slug === wanted ? leadsTo : null
}
