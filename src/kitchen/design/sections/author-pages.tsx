'use client'

import type { ReactElement } from 'react'
import { CREATOR_PAGE_NEEDS } from '@/src/domain/appearance/creator-pages'
import type { CreatorContent, CreatorPageName } from '@/src/domain/appearance/creator-pages'
import { Button } from '@/src/ui/button'
import { useDesign, useDesigning } from '../design-context'
import styles from '../parts/fields.module.css'

const PAGES: readonly { name: CreatorPageName; title: string; shows: string }[] = [
  { name: 'press', title: 'Press', shows: 'Portrait, full bio, featured recipes.' },
  {
    name: 'profile',
    title: 'Profile',
    shows: 'Portrait, short bio, featured recipes, newsletter.',
  },
  { name: 'cookbook', title: 'Cookbook', shows: 'Products, links, newsletter.' },
  {
    name: 'link-in-bio',
    title: 'Link in bio',
    shows: 'Portrait, links, newsletter, featured recipes.',
  },
]

const MISSING: Readonly<Record<CreatorContent, string>> = {
  about: 'Appears when About has text.',
  aboutShort: 'Appears when About has a short bio.',
  productLinks: 'Appears when you add a product under Home page.',
  links: 'Appears when the links page has a link.',
}

/**
 * Links to the pages that the site builds from other settings of the panel.
 * @see docs/product/site-pages.md#creator-pages
 */
export function AuthorPages(): ReactElement {
  const { shownPage, showPage } = useDesigning()
  const document = useDesign((state) => state.document)
  return (
    <>
      <p className={styles.hint}>
        Four plain pages to link to from your profiles elsewhere. They are built from the content of
        your site.
      </p>
      <ul className={styles.rowList}>
        {PAGES.map(({ name, title, shows }) => {
          const needed = CREATOR_PAGE_NEEDS[name]
          const isThere = (document[needed]?.length ?? 0) > 0
          return (
            <li key={name} className={styles.row}>
              <span>
                <strong>{title}</strong> <span className={styles.hint}>/{name}</span>
              </span>
              <span className={styles.hint}>{isThere ? shows : MISSING[needed]}</span>
              {isThere ? (
                <div>
                  <Button
                    aria-pressed={shownPage === `/${name}`}
                    onClick={() => showPage(`/${name}`)}
                  >
                    View {title.toLowerCase()}
                  </Button>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </>
  )
}
