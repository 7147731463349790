import type { ReactElement } from 'react'
import { fontFamilyNamed } from '@/src/domain/appearance/font-families'
import { TYPE_PAIRS } from '@/src/domain/appearance/type-pairs'

/** Loads the font families on offer, so that each name is shown in its own font. */
export const TypeFaces = (): ReactElement => (
  <style href="type-pairs" precedence="low">
    {FACES}
  </style>
)

const NAMES = new Set(
  TYPE_PAIRS.flatMap(({ displayFontFamily, narrativeFontFamily }) => [
    displayFontFamily,
    narrativeFontFamily,
  ]),
)

const FACES = [...NAMES]
  .map((name) => {
    const { slug = '', weights = [400, 700] } = fontFamilyNamed(name) ?? {}
    return (
      `@font-face{font-family:'${name}';font-weight:${weights.join(' ')};font-display:swap;` +
      `src:url(/fonts/${slug}-latin-wght-normal.woff2) format('woff2')}`
    )
  })
  .join('\n')
