'use client'

import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { FoundRecipe } from '@/src/site/parts/header/site-links'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { SearchField } from '@/src/ui/form/search-field'
import { isPlainClick } from '@/src/ui/form/segments'
import { nextOption, quickOptions } from './quick-options'
import { useQuickSearch } from './use-quick-search'
import styles from './header-search.module.css'

const loadResults = () => import('./quick-results')
const QuickResults = lazy(loadResults)

type HeaderSearchProps = {
  /** The site's slug. */
  site: string
  featured: readonly FoundRecipe[]
}

/**
 * The search of every page: a box with a drop-down, on narrow screens behind a button. Without a script the
 * button links to the recipes page.
 * @see docs/product/search.md#header-search
 */
function HeaderSearch({ site, featured }: HeaderSearchProps): ReactElement {
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  return (
    <div className={styles.search} data-is-shown={isShown}>
      <ButtonLink
        className={styles.toggle}
        kind="icon"
        href="/recipes"
        aria-label={isShown ? 'Close search' : 'Search'}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setShown(!isShown)
        }}
      >
        <Icon name={isShown ? 'close' : 'search'} size={22} />
      </ButtonLink>
      <SearchForm site={site} featured={featured} box={box} onLeave={() => setShown(false)} />
    </div>
  )
}

type SearchFormProps = HeaderSearchProps & {
  box: { readonly current: HTMLInputElement | null }
  /** Called for Escape in a closed drop-down. */
  onLeave: () => void
}

function SearchForm({ site, featured, box, onLeave }: SearchFormProps): ReactElement {
  const id = useId()
  const { text, result, type } = useQuickSearch(site)
  const { isOpen, open, close, closeSoon } = useDropDown()
  const [active, setActive] = useState(-1)
  const options = quickOptions(featured, result)

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    const chosen = options[active]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      open()
      setActive(nextOption(active, options.length, key))
    } else if (key === 'Enter' && isOpen && chosen) {
      event.preventDefault()
      window.location.assign(chosen.href)
    } else if (key === 'Escape') {
      setActive(-1)
      if (isOpen) close()
      else onLeave()
    }
  }

  return (
    <form className={styles.form} action="/recipes" role="search" aria-label="Site">
      <SearchField
        label="Search recipes"
        placeholder="Search recipes"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        inputRef={box}
        // ARIA forbids a combobox of the type with a clear button.
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
        value={text}
        onPointerEnter={() => void loadResults()}
        onFocus={open}
        onBlur={closeSoon}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setActive(-1)
          open()
          type(event.target.value)
        }}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <QuickResults id={id} options={options} active={active} result={result} />
        </Suspense>
      ) : null}
    </form>
  )
}

/**
 * Time for which the drop-down stays after the focus has left, in milliseconds.
 * @see docs/product/search.md#header-search
 */
const LINGER = 150

function useDropDown() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const set = (value: boolean): void => {
    window.clearTimeout(timer.current)
    setOpen(value)
  }
  return {
    isOpen,
    open: () => set(true),
    close: () => set(false),
    closeSoon: () => {
      timer.current = window.setTimeout(() => setOpen(false), LINGER)
    },
  }
}

const HeaderSearchIsland = island('header-search', HeaderSearch)
export { HeaderSearchIsland as HeaderSearch }
