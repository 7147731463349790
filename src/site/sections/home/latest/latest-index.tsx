import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import { otherNewestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionFrame } from '@/src/site/sections/section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './latest-index.module.css'

/** The newest recipes as an index: a line each, to read like a table of contents. */
export function LatestIndex({
  section,
  data,
}: HomeSectionProps<'latest-index'>): ReactElement | null {
  const recipes = otherNewestRecipes(data, section.count)
  if (recipes.length === 0) return null
  return (
    <SectionFrame
      heading={section.heading}
      more={{ label: section.viewAll, href: '/recipes' }}
      className={styles.index}
    >
      <ol className={styles.lines}>
        {recipes.map((recipe) => (
          <Entry key={recipe.id} recipe={recipe} />
        ))}
      </ol>
    </SectionFrame>
  )
}

function Entry({ recipe }: { recipe: RecipeCard }): ReactElement {
  const total = totalTimeMinutes(recipe)
  return (
    <li className={styles.line}>
      <CardPicture
        recipe={recipe}
        ratio={1}
        sizes="96px"
        maxWidth={96}
        className={styles.picture}
      />
      <div>
        <h3 className={styles.title}>
          <CardLink href={`/recipes/${recipe.slug}`} lines={3}>
            {recipe.title}
          </CardLink>
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </h3>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
      </div>
      <p className={styles.time}>{total > 0 ? durationText(total) : ''}</p>
    </li>
  )
}
