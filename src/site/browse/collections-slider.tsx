import type { ReactElement } from 'react'
import type { CollectionCard as Card } from '@/src/contract/recipe/collection'
import { CollectionCard } from '@/src/site/parts/cards/collection-card'
import { Slider } from '@/src/site/parts/cards/slider'
import { SectionHeading } from '@/src/site/sections/section-frame'
import styles from './collections-slider.module.css'

const MORE = { label: 'View all', href: '/collections' }

/** A site's collections side by side, above the list; nothing for a site without any. */
export function CollectionsSlider({
  collections,
}: {
  collections: readonly Card[]
}): ReactElement | null {
  const filled = collections.filter(({ recipeCount }) => recipeCount > 0)
  if (filled.length === 0) return null
  return (
    <section className={styles.collections} id="collections">
      <SectionHeading heading="Recipe collections" more={MORE} />
      <Slider label="Recipe collections" layout="cards">
        {filled.map((collection, index) => (
          <li key={collection.id}>
            <CollectionCard
              collection={collection}
              sizes="(min-width: 768px) 300px, 78vw"
              isFirst={index === 0}
            />
          </li>
        ))}
      </Slider>
    </section>
  )
}
