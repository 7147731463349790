import type { ReactElement } from 'react'
import { DatedRow } from '@/src/site/parts/cards/dated-row'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { newestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionHeading } from '@/src/site/sections/section-frame'
import styles from './latest-letters.module.css'

/** The newest recipes as letters: date, title, description and a small picture. */
export function LatestLetters({ section, data }: HomeSectionProps<'latest-letters'>): ReactElement {
  return (
    <section className={styles.letters}>
      <SectionHeading
        heading={section.heading}
        more={{ label: section.viewAll, href: '/recipes' }}
      />
      <ol className={styles.list}>
        {newestRecipes(data, section.count).map((recipe) => (
          <DatedRow
            key={recipe.id}
            href={`/recipes/${recipe.slug}`}
            title={recipe.title}
            description={recipe.description}
            image={recipe.image}
            publishedAt={recipe.publishedAt}
            zone={data.site.timeZone}
          >
            <RecipeMeta recipe={recipe} />
            {recipe.privacySetting === 'public' ? null : <LockBadge />}
          </DatedRow>
        ))}
      </ol>
    </section>
  )
}
