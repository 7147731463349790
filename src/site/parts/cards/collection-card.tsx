import type { ReactElement } from 'react'
import type { CollectionCard as Card } from '@/src/contract/recipe/collection'
import type { CardSettings } from '@/src/site/templates/template'
import { Picture } from '../media/picture'
import { altTextBesideTitle } from '../media/words-beside'
import { BareCard } from './bare-card'
import { Plate } from './plate'
import { CardLink } from './card-link'
import styles from './collection-card.module.css'

/** `1 recipe`, `12 recipes`. */
export const recipeCountText = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'recipe' : 'recipes'}`

type CollectionCardProps = {
  collection: Card
  /** The style of recipes in the template's grid: `plain` by default. */
  style?: CardSettings['style']
  /** The widths it is laid out at. */
  sizes: string
  isFirst?: boolean
  /** Its title's place in the outline of the page. */
  heading?: 'h2' | 'h3'
}

/** A collection in a grid or slider; the whole card is a link. */
export function CollectionCard({
  collection,
  style = 'plain',
  sizes,
  isFirst = false,
  heading: Heading = 'h3',
}: CollectionCardProps): ReactElement {
  const { slug, title, image, recipeCount } = collection
  const href = `/collections/${slug}`
  if (image === null && style !== 'line') {
    return (
      <BareCard title={title} href={href} style={style} heading={Heading}>
        <p className={styles.count}>{recipeCountText(recipeCount)}</p>
      </BareCard>
    )
  }
  return (
    <article className={styles.card} data-style={style}>
      <div className={styles.picture}>
        {image ? (
          <Picture
            image={image}
            alt={altTextBesideTitle(image, title)}
            ratio={4 / 3}
            sizes={sizes}
            maxWidth={640}
            isFirst={isFirst}
          />
        ) : (
          <Plate title={title} ratio={4 / 3} />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        <p className={styles.count}>{recipeCountText(recipeCount)}</p>
      </div>
    </article>
  )
}
