import type { ReactElement } from 'react'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import { recipeCountText } from '@/src/site/parts/cards/collection-card'
import { Picture } from '@/src/site/parts/media/picture'
import { altTextBesideTitle } from '@/src/site/parts/media/words-beside'
import { BareCard } from '@/src/site/parts/cards/bare-card'
import { nonEmptyCollections } from './home-data'
import type { HomeSectionProps } from './home-data'
import { SectionFrame } from '../section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './collections-wall.module.css'

/** The number of collections that fill whole rows of a wall; the others are a link away. */
const wallSize = (count: number): number => (count < 4 ? count : Math.min(count - (count % 2), 8))

/** The collections as a wall of tall pictures with their names on them. */
export function CollectionsWall({
  section,
  data,
}: HomeSectionProps<'collections-wall'>): ReactElement | null {
  const filled = nonEmptyCollections(data)
  const collections = filled.slice(0, wallSize(filled.length))
  if (collections.length === 0) return null
  return (
    <SectionFrame heading={section.heading} more={{ label: section.viewAll, href: '/collections' }}>
      <ul className={styles.wall} data-count={collections.length}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Tile collection={collection} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Tile({ collection }: { collection: CollectionCard }): ReactElement {
  const { slug, title, image, recipeCount } = collection
  const href = `/collections/${slug}`
  const count = <p className={styles.count}>{recipeCountText(recipeCount)}</p>
  if (!image) {
    return (
      <BareCard title={title} href={href} style="plain" heading="h3">
        {count}
      </BareCard>
    )
  }
  return (
    <div className={styles.tile}>
      <Picture
        image={image}
        alt={altTextBesideTitle(image, title)}
        ratio={3 / 4}
        sizes="(min-width: 1000px) 300px, 50vw"
        maxWidth={440}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink href={href} lines={4}>
            {title}
          </CardLink>
        </h3>
        {count}
      </div>
    </div>
  )
}
