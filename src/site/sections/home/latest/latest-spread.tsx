import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { otherNewestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionFrame } from '@/src/site/sections/section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './latest-spread.module.css'

/** The newest recipes as a spread: one large, the others in columns under rules. */
export function LatestSpread({
  section,
  data,
}: HomeSectionProps<'latest-spread'>): ReactElement | null {
  const [lead, ...others] = otherNewestRecipes(data, section.count)
  if (!lead) return null
  return (
    <SectionFrame heading={section.heading} more={{ label: section.viewAll, href: '/recipes' }}>
      <div className={styles.spread}>
        <Lead recipe={lead} />
        <ul className={styles.others}>
          {others.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard
                recipe={recipe}
                card={section.card}
                sizes="(min-width: 1000px) 290px, 46vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

function Lead({ recipe }: { recipe: Card }): ReactElement {
  return (
    <article className={styles.lead} data-is-bare={recipe.image === null}>
      {recipe.image ? (
        <CardPicture
          recipe={recipe}
          ratio={4 / 5}
          sizes="(min-width: 1000px) 600px, 100vw"
          maxWidth={640}
        />
      ) : null}
      <h3 className={styles.title}>
        <CardLink href={`/recipes/${recipe.slug}`} lines={5}>
          {recipe.title}
        </CardLink>
      </h3>
      {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
      <div className={styles.foot}>
        <RecipeMeta recipe={recipe} />
        {recipe.privacySetting === 'public' ? null : <LockBadge />}
      </div>
    </article>
  )
}
