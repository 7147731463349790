'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { FACETS } from '../filters/selection'
import type { Selection } from '../filters/selection'
import styles from './search-box.module.css'

type SearchBoxProps = { selection: Selection; onChange: (selection: Selection) => void }

/** The search box. Without a script it is a form with the same URL. */
export function SearchBox({ selection, onChange }: SearchBoxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const form = useEarlyInput<HTMLFormElement>((name, search) => {
    if (name === 'search') onChange({ ...selection, search })
  })
  return (
    <form
      ref={form}
      className={styles.box}
      action="/recipes"
      role="search"
      aria-label="Recipes"
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
      }}
    >
      <SearchField
        label="Search recipes"
        placeholder="Search recipes"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        inputRef={input}
        value={selection.search}
        onChange={(event) => onChange({ ...selection, search: event.target.value })}
      />
      {FACETS.filter((facet) => selection.facets[facet].length > 0).map((facet) => (
        <input key={facet} type="hidden" name={facet} value={selection.facets[facet].join(',')} />
      ))}
      {selection.ingredients.length > 0 ? (
        <input type="hidden" name="ingredients" value={selection.ingredients.join(',')} />
      ) : null}
      {selection.maxMinutes === null ? null : (
        <input type="hidden" name="time" value={selection.maxMinutes} />
      )}
      {selection.sort === 'newest' ? null : (
        <input type="hidden" name="sort" value={selection.sort} />
      )}
      <Button className={styles.go} type="submit">
        Search
      </Button>
    </form>
  )
}
