import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { Slider } from '@/src/site/parts/cards/slider'
import { FEW } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionFrame } from '@/src/site/sections/section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './trending.module.css'

/** Trending recipes; hidden on sites with few recipes. */
export function Trending({ section, data }: HomeSectionProps<'trending'>): ReactElement | null {
  const recipes = data.trending.slice(0, section.count)
  if (recipes.length < FEW) return null
  return (
    <SectionFrame heading={section.heading}>
      {section.layout === 'ranked' ? (
        <ol className={styles.ranks}>
          {recipes.map((recipe) => (
            <Rank key={recipe.id} recipe={recipe} />
          ))}
        </ol>
      ) : (
        <Slider label={section.heading} layout="cards">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard
                recipe={recipe}
                card={section.card}
                sizes="(min-width: 768px) 300px, 78vw"
              />
            </li>
          ))}
        </Slider>
      )}
    </SectionFrame>
  )
}

function Rank({ recipe }: { recipe: Card }): ReactElement {
  return (
    <li className={styles.rank} data-is-bare={recipe.image === null}>
      <CardPicture
        recipe={recipe}
        ratio={1}
        sizes="(min-width: 1000px) 18rem, 96px"
        maxWidth={288}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink href={`/recipes/${recipe.slug}`} lines={4}>
            {recipe.title}
          </CardLink>
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </h3>
        <RecipeMeta recipe={recipe} />
      </div>
    </li>
  )
}
