import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { Slider } from '@/src/site/parts/cards/slider'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { leadRecipesAt } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './featured-carousel.module.css'

/** The width of the picture at most, in pixels. */
const PLACE = 1240

/** The featured recipes one large picture at a time, each with its text on a card. */
export function FeaturedCarousel({
  section,
  data,
  isFirst,
}: HomeSectionProps<'featured-carousel'>): ReactElement {
  return (
    <section className={styles.carousel} aria-label={section.heading}>
      <Slider label={section.heading} layout="page">
        {leadRecipesAt(data, PLACE).map((recipe, index) => (
          <Slide
            key={recipe.id}
            recipe={recipe}
            action={section.action}
            isFirst={isFirst && index === 0}
          />
        ))}
      </Slider>
    </section>
  )
}

type SlideProps = { recipe: RecipeCard; action: string; isFirst: boolean }

function Slide({ recipe, action, isFirst }: SlideProps): ReactElement {
  return (
    <li className={styles.slide} data-is-bare={recipe.image === null}>
      {recipe.image ? (
        <CardPicture
          recipe={recipe}
          ratio={2.1}
          narrowRatio={1}
          sizes="(min-width: 1336px) 1240px, 100vw"
          maxWidth={PLACE}
          isFirst={isFirst}
        />
      ) : null}
      <div className={styles.card}>
        <h2 className={styles.title} style={titleStyle(recipe.title)}>
          <CardLink href={`/recipes/${recipe.slug}`}>{recipe.title}</CardLink>
        </h2>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
        <div className={styles.foot}>
          <span className={styles.action}>{action}</span>
          <RecipeMeta recipe={recipe} />
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </div>
      </div>
    </li>
  )
}
