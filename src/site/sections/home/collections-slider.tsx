import type { ReactElement } from 'react'
import { CollectionCard } from '@/src/site/parts/cards/collection-card'
import { Slider } from '@/src/site/parts/cards/slider'
import { nonEmptyCollections } from './home-data'
import type { HomeSectionProps } from './home-data'
import { SectionFrame } from '../section-frame'

/** The collections side by side, to swipe. */
export function CollectionsSlider({
  section,
  data,
}: HomeSectionProps<'collections-slider'>): ReactElement | null {
  const collections = nonEmptyCollections(data)
  if (collections.length === 0) return null
  return (
    <SectionFrame heading={section.heading} more={{ label: section.viewAll, href: '/collections' }}>
      <Slider label={section.heading} layout="cards">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} sizes="(min-width: 768px) 300px, 78vw" />
          </li>
        ))}
      </Slider>
    </SectionFrame>
  )
}
