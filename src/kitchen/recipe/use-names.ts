'use client'

import { useDraft, useEditing } from './recipe-context'
import type { NameLookup } from './differences'

/** Names of the entities in documents of the edited recipe, for lists of changes. */
export function useNames(): NameLookup {
  const { globals } = useEditing()
  const { images, videos } = useDraft(({ known }) => known)
  const people = useDraft(({ stored }) => stored.references.people)
  const entries = [...globals.terms, ...globals.equipment, ...globals.ingredients, ...globals.units]
  const names = new Map([
    ...entries.map(({ id, title }): [string, string] => [id, title]),
    ...people.map(({ id, displayName }): [string, string] => [id, displayName ?? 'Unnamed person']),
    ...images.map(({ id, alt }): [string, string] => [id, alt || 'A picture']),
    ...videos.map(({ id }): [string, string] => [id, 'A video']),
  ])
  return (id) => names.get(id) ?? null
}
