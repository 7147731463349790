import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import type { CardSettings } from '@/src/site/templates/template'
import { BareCard } from './bare-card'
import { CardPicture } from './card-picture'
import { LockBadge, RecipeMeta } from './recipe-meta'
import { CardLink } from './card-link'
import styles from './recipe-card.module.css'

type RecipeCardProps = {
  recipe: Card
  card: CardSettings
  /** The widths it is laid out at. */
  sizes: string
  isFirst?: boolean
  /** Its title's place in the outline of the page. */
  heading?: 'h2' | 'h3'
}

/**
 * A recipe in a grid or slider; the whole card is a link.
 * @see docs/product/site-pages.md#without-a-picture
 */
export function RecipeCard({
  recipe,
  card,
  sizes,
  isFirst = false,
  heading: Heading = 'h3',
}: RecipeCardProps): ReactElement {
  const href = `/recipes/${recipe.slug}`
  const isLocked = recipe.privacySetting !== 'public'
  // Small pictures beside text keep their space, to align the lines.
  if (recipe.image === null && card.style !== 'line') {
    const look = { href, heading: Heading, style: card.style, isLocked }
    return (
      <BareCard title={recipe.title} {...look}>
        <RecipeMeta recipe={recipe} />
      </BareCard>
    )
  }
  return (
    <article className={styles.card} data-style={card.style}>
      <div className={styles.picture}>
        <CardPicture
          recipe={recipe}
          ratio={card.ratio}
          sizes={sizes}
          maxWidth={640}
          isFirst={isFirst}
        />
        {isLocked ? (
          <span className={styles.badge}>
            <LockBadge />
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href} lines={card.style === 'scrim' ? 4 : 5}>
            {recipe.title}
          </CardLink>
        </Heading>
        <RecipeMeta recipe={recipe} />
      </div>
    </article>
  )
}
