import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { PublishedDate } from '@/src/site/parts/recipe/published-date'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { newestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionHeading } from '@/src/site/sections/section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
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
          <Letter key={recipe.id} recipe={recipe} zone={data.site.timeZone} />
        ))}
      </ol>
    </section>
  )
}

function Letter({ recipe, zone }: { recipe: RecipeCard; zone: string }): ReactElement {
  return (
    <li className={styles.letter}>
      <div>
        <PublishedDate at={recipe.publishedAt} zone={zone} className={styles.date} />
        <h3 className={styles.title}>
          <CardLink href={`/recipes/${recipe.slug}`} lines={4}>
            {recipe.title}
          </CardLink>
        </h3>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
        <div className={styles.foot}>
          <RecipeMeta recipe={recipe} />
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </div>
      </div>
      <CardPicture
        recipe={recipe}
        ratio={1}
        sizes="(min-width: 768px) 176px, 96px"
        maxWidth={176}
      />
    </li>
  )
}
