import type { ReactElement } from 'react'
import { DatedRow } from '@/src/site/parts/cards/dated-row'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import { SectionHeading } from '@/src/site/sections/section-frame'
import type { HomeSectionProps } from '../home-data'
import styles from './latest-letters.module.css'

/** The newest letters of the author. @see docs/product/letters.md#pages */
export function Letters({ section, data }: HomeSectionProps<'letters'>): ReactElement | null {
  const letters = data.letters.slice(0, section.count)
  if (letters.length === 0) return null
  const isIllustrated = letters.some(({ image }) => image !== null)
  return (
    <section className={styles.letters}>
      <SectionHeading
        heading={section.heading}
        more={{ label: section.viewAll, href: '/letters' }}
      />
      <ol className={styles.list}>
        {letters.map((letter) => (
          <DatedRow
            key={letter.id}
            href={`/letters/${letter.slug}`}
            title={letter.title}
            description={letter.summary}
            image={letter.image}
            publishedAt={letter.publishedAt}
            zone={data.site.timeZone}
            hasPlate={isIllustrated}
          >
            {letter.audience === 'everyone' ? null : <LockBadge />}
          </DatedRow>
        ))}
      </ol>
    </section>
  )
}
