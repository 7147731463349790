import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pageFonts } from './font-faces'
import { measuredFamilies } from './fonts'

const packages = fileURLToPath(
  new URL('../../../node_modules/@fontsource-variable/', import.meta.url),
)
const filesOf = (css: string): string[] =>
  [...css.matchAll(/\/fonts\/([^)]+)/g)].map(([, f]) => f ?? '')

describe('the fonts of a page', () => {
  it('are chosen from about thirty families', () => {
    expect(measuredFamilies().length).toBeGreaterThanOrEqual(30)
  })

  it('are those of its two families and no others', () => {
    const { css, preloads, display, narrative } = pageFonts('Fraunces', 'Figtree')
    expect(filesOf(css).every((file) => /^(fraunces|figtree)-latin/.test(file))).toBe(true)
    expect(preloads).toEqual([
      '/fonts/fraunces-latin-opsz-normal.woff2',
      '/fonts/figtree-latin-wght-normal.woff2',
    ])
    expect(display).toMatch(/^Fraunces, "Fraunces Fallback.*serif$/)
    expect(narrative).toMatch(/^Figtree, "Figtree Fallback.*sans-serif$/)
  })

  it('are fetched once when both families are the same', () => {
    expect(pageFonts('Newsreader', 'Newsreader').preloads).toEqual([
      '/fonts/newsreader-latin-wght-normal.woff2',
    ])
  })

  it('swap in over a fallback of the same measures', () => {
    const { css } = pageFonts('Inter', 'Literata')
    expect(css).toContain('font-display:swap')
    expect(css).toMatch(/size-adjust/)
  })

  it('fall back to Inter for a family that is not offered', () => {
    expect(pageFonts("x'}</style>", 'Inter').css).not.toContain('</style>')
  })

  it.each(measuredFamilies())('of $name exist in its package', ({ name, slug }) => {
    const files = [name, 'Inter'].flatMap((other) => filesOf(pageFonts(name, other).css))
    const own = files.filter((file) => file.startsWith(`${slug}-latin`))
    expect(own.length).toBeGreaterThan(0)
    for (const file of own) expect(existsSync(`${packages}${slug}/files/${file}`), file).toBe(true)
  })
})
