import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { leadRecipes, leadRecipesAt } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './featured-mosaic.module.css'

/** The width of the largest picture at most, in pixels. */
const PLACE = 940

/** The featured recipes as if laid out by hand: one very large, the others around it. */
export function FeaturedMosaic({
  section,
  data,
  isFirst,
}: HomeSectionProps<'featured-mosaic'>): ReactElement | null {
  const [lead] = leadRecipesAt(data, PLACE)
  const others = leadRecipes(data).slice(1)
  if (!lead) return null
  return (
    <section className={styles.mosaic} aria-label={section.heading}>
      <Lead recipe={lead} section={section} isFirst={isFirst} />
      {others.length > 0 ? (
        <div className={styles.others} data-count={others.length}>
          {others.map((recipe, index) => (
            <Other key={recipe.id} recipe={recipe} ratio={index % 3 === 0 ? 1 : 4 / 3} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

type LeadProps = Pick<HomeSectionProps<'featured-mosaic'>, 'section' | 'isFirst'> & {
  recipe: Card
}

function Lead({ recipe, section, isFirst }: LeadProps): ReactElement {
  const href = `/recipes/${recipe.slug}`
  return (
    <article className={styles.lead} data-is-bare={recipe.image === null}>
      {recipe.image ? (
        <CardPicture
          recipe={recipe}
          ratio={1.12}
          narrowRatio={0.92}
          sizes="(min-width: 1000px) 66vw, 100vw"
          maxWidth={PLACE}
          isFirst={isFirst}
          className={styles.leadPicture}
        />
      ) : null}
      <div className={styles.leadWords}>
        <p className={styles.kicker}>{section.heading}</p>
        <h2 className={styles.title} style={titleStyle(recipe.title)}>
          <CardLink href={href}>{recipe.title}</CardLink>
        </h2>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
        <div className={styles.line}>
          <span className={styles.action}>{section.action}</span>
          <RecipeMeta recipe={recipe} />
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </div>
      </div>
    </article>
  )
}

function Other({ recipe, ratio }: { recipe: Card; ratio: number }): ReactElement {
  if (!recipe.image) {
    const card = { style: 'label', ratio } as const
    return (
      <div className={styles.other}>
        <RecipeCard recipe={recipe} card={card} sizes="" />
      </div>
    )
  }
  return (
    <article className={styles.other}>
      <div className={styles.otherPicture}>
        <CardPicture
          recipe={recipe}
          ratio={ratio}
          sizes="(min-width: 768px) 25vw, 50vw"
          maxWidth={320}
        />
        {recipe.privacySetting === 'public' ? null : (
          <span className={styles.badge}>
            <LockBadge />
          </span>
        )}
      </div>
      <h3 className={styles.otherTitle}>
        <a href={`/recipes/${recipe.slug}`}>{recipe.title}</a>
      </h3>
      <RecipeMeta recipe={recipe} />
    </article>
  )
}
