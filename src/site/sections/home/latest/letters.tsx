import type { ReactElement } from 'react'
import { LetterRow } from '@/src/site/parts/cards/letter-row'
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
          <LetterRow
            key={letter.id}
            letter={letter}
            zone={data.site.timeZone}
            hasPlate={isIllustrated}
          />
        ))}
      </ol>
    </section>
  )
}
