'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { errorMessage } from '../../../parts/error-message'
import { Thumbnail } from '../../../parts/thumbnail'
import { useNow } from '../../../parts/use-now'
import { useRested } from '../../../parts/use-rested'
import fields from '../../../recipe/fields/fields.module.css'
import type { Member } from '../../collection-kind'
import { useCollectionEditing } from '../collection-context'
import { MemberStatus } from './member-row'
import styles from './members.module.css'
import type { Members } from './use-members'

/** Recipes that a search offers at most. */
const OFFERED = 20

/** Searches the recipes of the site, drafts too; Enter or a click adds one. */
export function AddRecipes({ members }: { members: Members }): ReactElement {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const { recipes, error, isAsking } = useOffered(typed, isOpen)
  const id = useId()
  const at = Math.min(index, Math.max(0, recipes.length - 1))
  const add = (recipe: Member | undefined): void => {
    if (!recipe || members.ids.includes(recipe.id)) return
    members.add(recipe)
    input.current?.select()
  }
  const nothing = nothingWords({ typed, isAsking, error })
  return (
    <div className={styles.add}>
      <label className={fields.label} htmlFor={id}>
        Add recipes
      </label>
      <input
        ref={input}
        id={id}
        role="combobox"
        className={styles.input}
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && recipes[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder="Search recipes"
        value={typed}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setTyped(event.target.value)
          setIndex(0)
          setOpen(true)
        }}
        onKeyDown={(event) =>
          chooseByKey(event, {
            at,
            isOpen,
            setOpen,
            setIndex,
            count: recipes.length,
            take: () => add(recipes[at]),
          })
        }
      />
      <div className={styles.found} hidden={!isOpen}>
        <FoundRecipes {...{ id, recipes, at, members }} onAdd={add} />
        <p className={styles.nothing} role="status">
          {recipes.length === 0 ? nothing : ''}
        </p>
      </div>
    </div>
  )
}

type FoundProps = {
  id: string
  recipes: readonly Member[]
  at: number
  members: Members
  onAdd: (recipe: Member) => void
}

function FoundRecipes({ id, recipes, at, members, onAdd }: FoundProps): ReactElement {
  return (
    <div id={`${id}-found`} role="listbox" aria-label="Recipes of the site">
      {recipes.map((recipe, place) => (
        <Offered
          key={recipe.id}
          id={`${id}-${place}`}
          recipe={recipe}
          isActive={place === at}
          isIn={members.ids.includes(recipe.id)}
          onAdd={() => onAdd(recipe)}
        />
      ))}
    </div>
  )
}

type KeyWishes = {
  count: number
  at: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  setIndex: (at: number) => void
  take: () => void
}

/** Arrows choose, Enter takes, Escape closes. */
function chooseByKey(event: KeyboardEvent, wishes: KeyWishes): void {
  const { count, at, isOpen, setOpen, setIndex, take } = wishes
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const go = (step: number) => (): void =>
    isOpen ? setIndex((at + step + count) % (count || 1)) : setOpen(true)
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: go(1),
    ArrowUp: go(-1),
    ...(isOpen ? { Enter: take, Escape: () => setOpen(false) } : {}),
  }
  const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
  if (!act) return
  event.preventDefault()
  act()
}

function nothingWords({
  typed,
  isAsking,
  error,
}: {
  typed: string
  isAsking: boolean
  error: Error | null
}): string {
  if (error) return errorMessage(error)
  if (isAsking) return 'Searching'
  return typed.trim() === '' ? 'The site has no recipes yet' : `No recipes match “${typed.trim()}”`
}

/** The recipes that a text finds; the last changed ones for none. */
function useOffered(typed: string, isWanted: boolean) {
  const { site } = useCollectionEditing()
  const query = useRested(typed.trim())
  const { data, error, isFetching } = useCall(
    'listManagedRecipes',
    { params: { site: site.slug }, query: { limit: OFFERED, query } },
    { enabled: isWanted, placeholderData: keepPreviousData },
  )
  const recipes = namedFirst(data?.recipes ?? [], query)
  return { recipes, error, isAsking: isFetching || query !== typed.trim() }
}

/** Recipes that match by title come before those that match otherwise. */
function namedFirst<R extends Member>(recipes: readonly R[], query: string): R[] {
  const typed = query.toLowerCase()
  const isNamed = ({ title }: R): number => (title.toLowerCase().includes(typed) ? 0 : 1)
  return recipes.toSorted((one, other) => isNamed(one) - isNamed(other))
}

type OfferedProps = {
  id: string
  recipe: Member
  isActive: boolean
  isIn: boolean
  onAdd: () => void
}

function Offered({ id, recipe, isActive, isIn, onAdd }: OfferedProps): ReactElement {
  const now = useNow()
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isIn}
      className={styles.offered}
      // The search stays focused, so that several can be added in a row.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onAdd}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onAdd()
      }}
    >
      <Thumbnail className={styles.thumbnail} image={recipe.image} width={56} height={42} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {recipe.title}
        </span>
        <MemberStatus recipe={recipe} now={now} />
      </span>
      <span className={styles.detail}>{isIn ? 'In the collection' : 'Add'}</span>
    </div>
  )
}
