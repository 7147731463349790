'use client'

import type { ReactElement } from 'react'
import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import type { HomeSectionName } from '@/src/domain/appearance/home-sections'
import { CheckField, TextField } from '@/src/ui/form/field'
import { newRowId } from '../../editor/rows/row-id'
import { useDesignField } from '../design-context'
import styles from '../parts/fields.module.css'
import { OrderedRow, OrderedRows } from '../parts/ordered-rows'
import { moveEntry } from '../parts/row-buttons'

const WORDS: Readonly<Record<HomeSectionName, string>> = {
  lead: 'Featured recipes',
  about: 'About the author',
  latest: 'Newest recipes',
  letters: 'Latest letters',
  featured: 'More featured recipes',
  trending: 'Popular recipes',
  collections: 'Collections',
  products: 'Products',
  book: 'Book',
  links: 'Links',
  'featured-in': 'Featured in',
  newsletter: 'Newsletter',
}

/**
 * The sections of the home page: their order, their headings, and their visibility.
 * @see docs/product/site-design.md#sections-of-the-home-page
 */
export function HomeOrder(): ReactElement {
  const [said, change] = useDesignField('homeSections')
  const rows = [
    ...said,
    ...HOME_SECTIONS.filter((name) => said.every(({ section }) => section !== name)).map(
      (section) => ({ id: undefined, section, isHidden: false, heading: null }),
    ),
  ]
  const set = (next: typeof rows): void =>
    change(next.map((row) => ({ ...row, id: row.id ?? newRowId() })))
  const move = (from: number, to: number): void => set(moveEntry(rows, from, to))
  return (
    <section aria-label="Sections of the home page" className={styles.rows}>
      <p className={styles.hint}>
        Each template shows only the sections it has. Until you change something, its own order is
        used.
      </p>
      <OrderedRows ids={rows.map((row) => row.section)} noun="section" onMove={move}>
        {rows.map((row, at) => (
          <OrderedRow
            key={row.section}
            id={row.section}
            name={WORDS[row.section]}
            at={at}
            count={rows.length}
            onMove={move}
          >
            <CheckField
              label={WORDS[row.section]}
              checked={row.isHidden !== true}
              onChange={({ target }) => set(rows.with(at, { ...row, isHidden: !target.checked }))}
            />
            {row.isHidden === true ? null : (
              <TextField
                label={`Heading of ${WORDS[row.section]}`}
                placeholder="From the template"
                maxLength={200}
                value={row.heading ?? ''}
                onChange={({ target }) =>
                  set(rows.with(at, { ...row, heading: target.value || null }))
                }
              />
            )}
          </OrderedRow>
        ))}
      </OrderedRows>
    </section>
  )
}
