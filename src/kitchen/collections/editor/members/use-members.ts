'use client'

import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import type { Member } from '../../collection-kind'
import { useCollectionEditing, useCollectionState } from '../collection-context'
import { focusMember } from './member-focus'
import type { MemberPart } from './member-focus'

/** Recipes of a collection at most. @see docs/product/recipes.md#collections */
const MAX_MEMBERS = 10_000
/** Time in which a removal can be undone in its notice, in milliseconds. */
const UNDO_FOR = 10_000

/** Moves an entry of a list to another place. */
export function moveTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, entry)
}

/** The recipes of the edited collection, with the functions that change them. */
export function useMembers() {
  const { store } = useCollectionEditing()
  const ids = useCollectionState(({ document }) => document.recipeIds)
  const recipes = useCollectionState((state) => state.known.recipes)
  const known = useMemo(() => new Map(recipes.map((recipe) => [recipe.id, recipe])), [recipes])
  const [said, say] = useState('')
  const nameOf = (id: string): string => known.get(id)?.title ?? 'Deleted recipe'
  const changeIds = (update: (ids: readonly string[]) => readonly string[]): void =>
    store.change((document) => {
      const recipeIds = update(document.recipeIds)
      return recipeIds === document.recipeIds ? document : { ...document, recipeIds }
    })
  const put = (id: string, at: number): void =>
    changeIds((now) =>
      now.includes(id) || now.length >= MAX_MEMBERS
        ? now
        : now.toSpliced(Math.min(at, now.length), 0, id),
    )
  return {
    ids,
    known,
    /** The last change, for screen readers. */
    said,
    nameOf,
    add: (recipe: Member): void => {
      store.addKnown({ recipes: [recipe] })
      put(recipe.id, ids.length)
      say(`${recipe.title} was added at position ${ids.length + 1}.`)
    },
    move: (from: number, to: number, part?: MemberPart): void => {
      const id = ids[from]
      if (id === undefined || to < 0 || to >= ids.length || from === to) return
      changeIds((now) => moveTo(now, now.indexOf(id), to))
      say(`${nameOf(id)} is at position ${to + 1} of ${ids.length}.`)
      if (part) focusMember(id, part)
    },
    remove: (at: number): void => {
      const id = ids[at]
      if (id === undefined) return
      changeIds((now) => now.filter((each) => each !== id))
      const next = ids[at + 1] ?? ids[at - 1]
      if (next) focusMember(next, 'remove')
      toast(`“${nameOf(id)}” was removed`, {
        duration: UNDO_FOR,
        action: { label: 'Undo', onClick: () => put(id, at) },
      })
    },
  }
}

/** The recipes of a collection, with the functions that change them. */
export type Members = ReturnType<typeof useMembers>
