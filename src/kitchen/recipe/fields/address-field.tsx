'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { isSlug } from '@/src/domain/addresses/slug'
import { useRested } from '../../parts/use-rested'
import { useOldAddress } from '../../state/redirects'
import { useDraft, useEditing, useField, useIssue } from '../recipe-context'
import { AddressInput, reusedAddress } from './address-input'
import type { AddressNote } from './address-input'

/**
 * The address of the recipe on its site, with a check that it is free.
 * @see docs/product/kitchen.md#title-and-address
 */
export function AddressField(): ReactElement {
  const { site } = useEditing()
  const [slug, setSlug] = useField('slug')
  const title = useDraft(({ document }) => document.title)
  const note = useAddressNote(slug)
  const issue = useIssue('slug')
  return (
    <AddressInput
      host={`${site.url.replace(/^https?:\/\//, '')}/recipes/`}
      note={issue === null ? note : { words: issue, isWrong: true }}
      {...{ slug, title }}
      onChange={setSlug}
    />
  )
}

function useAddressNote(slug: string): AddressNote {
  const stored = useDraft(({ stored }) => stored.recipe)
  const wanted = useRested(slug)
  const isMine = wanted === stored.slug
  const { site } = useEditing()
  const isAsked = !isMine && isSlug(wanted)
  const { data: isTaken } = useIsTaken(wanted, stored.id, isAsked)
  const leadsTo = useOldAddress(site.slug, `/recipes/${wanted}`, isAsked && isTaken === false)
  if (slug === '') return null
  if (!isSlug(slug)) {
    return { words: 'Use lower case letters, digits and hyphens.', isWrong: true }
  }
  if (isMine || slug !== wanted) return null
  if (isTaken) return { words: 'Already taken', isWrong: true }
  if (leadsTo !== null) return reusedAddress(leadsTo)
  if (stored.publishedAt === null) return null
  return { words: 'The old address will redirect to the new one.', isWrong: false }
}

/** Whether another recipe of the site has an address. */
function useIsTaken(slug: string, ownId: string, isAsked: boolean) {
  const { site } = useEditing()
  return useCall(
    'listManagedRecipes',
    { params: { site: site.slug }, query: { slug, limit: 1 } },
    {
      select: ({ recipes }) => recipes.some(({ id }) => id !== ownId),
      enabled: isAsked,
      staleTime: 10_000,
    },
  )
}
