import type { ReactElement } from 'react'
import type { LetterCard } from '@/src/contract/letter/letter'
import { DatedRow } from '@/src/site/parts/cards/dated-row'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import styles from './recipe-browser.module.css'

type Props = { letters: readonly LetterCard[]; zone: string }

/**
 * The letters that a search finds, below its recipes.
 * @see docs/product/search.md#letters
 */
export function FoundLetters({ letters, zone }: Props): ReactElement | null {
  if (letters.length === 0) return null
  return (
    <section className={styles.results} aria-labelledby="found-letters">
      <div className={styles.resultsHead}>
        <h2 className={styles.heading} id="found-letters">
          Letters
        </h2>
      </div>
      <ol className={styles.letters}>
        {letters.map((letter) => (
          <DatedRow
            key={letter.id}
            href={`/letters/${letter.slug}`}
            title={letter.title}
            description={letter.summary}
            image={letter.image}
            publishedAt={letter.publishedAt}
            zone={zone}
            heading="h3"
            isFirst={false}
            hasPlate={letters.some(({ image }) => image !== null)}
          >
            {letter.audience === 'everyone' ? null : <LockBadge />}
          </DatedRow>
        ))}
      </ol>
    </section>
  )
}
