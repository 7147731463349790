import type { ReactElement } from 'react'
import type { LetterCard } from '@/src/contract/letter/letter'
import { LetterRow } from '@/src/site/parts/cards/letter-row'
import styles from './recipe-browser.module.css'

type Props = { letters: readonly LetterCard[]; zone: string }

/**
 * The letters that a search finds, below its recipes.
 * @see docs/product/search.md#letters
 */
export function FoundLetters({ letters, zone }: Props): ReactElement | null {
  if (letters.length === 0) return null
  const isIllustrated = letters.some(({ image }) => image !== null)
  return (
    <section className={styles.results} aria-labelledby="found-letters">
      <div className={styles.resultsHead}>
        <h2 className={styles.heading} id="found-letters">
          Letters
        </h2>
      </div>
      <ol className={styles.letters}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} {...{ letter, zone }} hasPlate={isIllustrated} />
        ))}
      </ol>
    </section>
  )
}
