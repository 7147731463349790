import type { ReactElement } from 'react'
import { recipeCountText } from '@/src/site/parts/cards/collection-card'
import { Picture } from '@/src/site/parts/media/picture'
import { wordsBeside } from '@/src/site/parts/media/words-beside'
import { Plate } from '@/src/site/parts/cards/plate'
import { filledCollections } from './home-data'
import type { HomeSectionProps } from './home-data'
import { SectionFrame } from '../section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './collections-wall.module.css'

/** As many as a wall holds; the others are a link away. */
const MAX = 8

/** The collections as a wall of tall pictures with their names on them. */
export function CollectionsWall({
  section,
  data,
}: HomeSectionProps<'collections-wall'>): ReactElement | null {
  const collections = filledCollections(data).slice(0, MAX)
  if (collections.length === 0) return null
  return (
    <SectionFrame heading={section.heading} more={{ label: section.viewAll, href: '/collections' }}>
      <ul className={styles.wall} data-count={Math.min(collections.length, 4)}>
        {collections.map(({ id, slug, title, image, recipeCount }) => (
          <li key={id} className={styles.tile}>
            {image ? (
              <Picture
                image={image}
                alt={wordsBeside(image, title)}
                ratio={3 / 4}
                sizes="(min-width: 1000px) 300px, 50vw"
                maxWidth={440}
              />
            ) : (
              <Plate title={title} ratio={3 / 4} />
            )}
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CardLink href={`/collections/${slug}`} lines={4}>
                  {title}
                </CardLink>
              </h3>
              <p className={styles.count}>{recipeCountText(recipeCount)}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
