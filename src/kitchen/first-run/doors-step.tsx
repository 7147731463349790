'use client'

import type { ReactElement } from 'react'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { PlaceIcon } from '../shell/place-icon'
import type { PlaceIconName } from '../shell/place-icon'
import styles from './first-run.module.css'

type Door = { path: string; icon: PlaceIconName; title: string; words: string }

const DOORS: readonly Door[] = [
  {
    path: 'recipes/new',
    icon: 'pan',
    title: 'Write a recipe',
    words:
      'Type or paste the ingredients as you would write them. Amounts and units are recognised as you go.',
  },
  {
    path: 'recipes/new#bring-in',
    icon: 'stack',
    title: 'Paste a link',
    words: 'A recipe page, or its text, becomes a draft that you can edit.',
  },
  {
    path: 'import',
    icon: 'inbox',
    title: 'Import everything',
    words: 'A whole site at once: WordPress, Ghost, Mealie, Paprika and many other formats.',
  },
]

/** A choice of three ways to add the first recipes of a site. */
export function FirstRecipeStep({ site }: { site: string }): ReactElement {
  return (
    <ul className={styles.doors}>
      {DOORS.map(({ path, icon, title, words }) => (
        <li key={path}>
          <KitchenLink className={styles.door} href={`${kitchenAddress(site)}/${path}`}>
            <PlaceIcon name={icon} />
            <strong>{title}</strong>
            <span>{words}</span>
          </KitchenLink>
        </li>
      ))}
    </ul>
  )
}
