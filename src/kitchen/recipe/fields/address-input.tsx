'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { lazySlug } from '@/src/domain/addresses/lazy-slug'
import { isSlug } from '@/src/domain/addresses/slug'
import { addressFromTitle } from './address-from-title'
import type { Addressed } from './address-from-title'
import styles from './fields.module.css'

/** The note below a slug: that it is taken, or what happens to the old one. */
export type AddressNote = { words: string; isWrong: boolean } | null

/**
 * The note that a slug was used before: old links to it will open the new page.
 * @param leadsTo its current target
 */
export const reusedAddress = (leadsTo: string): AddressNote => ({
  words: `This address redirects to ${leadsTo} now. It will open this page instead.`,
  isWrong: false,
})

type Props = {
  /** The text before it: `ferment.example.com/recipes/`. */
  host: string
  slug: string
  /** Made into an address where none was typed. */
  title: string
  note: AddressNote
  /** The kind of entity, for titles without usable letters. */
  what?: Addressed
  onChange: (slug: string) => void
}

/** The address of a page on its site. */
export function AddressInput({
  host,
  slug,
  title,
  note,
  what = 'recipe',
  onChange,
}: Props): ReactElement {
  const id = useId()
  return (
    <div className={styles.address}>
      <span className={styles.addressHost}>{host}</span>
      <input
        className={styles.slug}
        value={slug}
        aria-label="Address"
        aria-describedby={id}
        aria-invalid={note?.isWrong ? true : undefined}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/\s+/g, '-'))}
        onBlur={() => {
          if (!isSlug(slug)) onChange(lazySlug(slug) || addressFromTitle(title, what))
        }}
      />
      <span
        id={id}
        role="status"
        className={`${styles.addressNote} ${note?.isWrong ? styles.error : styles.hint}`}
      >
        {note?.words}
      </span>
    </div>
  )
}
