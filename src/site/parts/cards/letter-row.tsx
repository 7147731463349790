import type { ReactElement } from 'react'
import type { LetterCard } from '@/src/contract/letter/letter'
import { DatedRow } from './dated-row'
import { LockBadge } from './recipe-meta'

type Props = {
  letter: LetterCard
  /** The time zone of the site. */
  zone: string
  /** Its title's place in the outline of the page. */
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  /** Whether a row without a picture has its first letter in its place. */
  hasPlate: boolean
}

/** A letter in a list, with a badge if it is not for everyone. @see docs/product/letters.md#pages */
export const LetterRow = ({ letter, ...row }: Props): ReactElement => (
  <DatedRow
    {...row}
    href={`/letters/${letter.slug}`}
    title={letter.title}
    description={letter.summary}
    image={letter.image}
    publishedAt={letter.publishedAt}
  >
    {letter.audience === 'everyone' ? null : <LockBadge />}
  </DatedRow>
)
