import type { ReactElement } from 'react'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { newestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionHeading } from '@/src/site/sections/section-frame'
import styles from './latest-tiles.module.css'

const CARD = { style: 'scrim', ratio: 4 / 5 } as const

/** The newest recipes as small squares, two beside each other, as on a phone. */
export function LatestTiles({ section, data }: HomeSectionProps<'latest-tiles'>): ReactElement {
  return (
    <section className={styles.column}>
      <SectionHeading
        heading={section.heading}
        more={{ label: section.viewAll, href: '/recipes' }}
      />
      <ul className={styles.tiles}>
        {newestRecipes(data, section.count).map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} card={CARD} sizes="(min-width: 600px) 252px, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
