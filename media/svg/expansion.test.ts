import { describe, expect, it } from 'vitest'
import { expectLinear } from '@/src/testing/growth'
import { UnreadablePictureError } from '../unreadable'
import { sanitiseSvg } from './sanitise'

const clean = (inner: string): string =>
  sanitiseSvg(
    Buffer.from(`<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`),
  ).toString()

/** Ten levels, each of which draws the one before so many times. */
const levels = (draw: (level: number) => string): string =>
  Array.from({ length: 10 }, (_, level) => draw(level)).join('')

const BOMBS: Readonly<Record<string, string>> = {
  'uses of uses': `<rect id="l0"/>${levels(
    (level) => `<g id="l${level + 1}">${`<use xlink:href="#l${level}"/>`.repeat(9)}</g>`,
  )}`,
  'patterns of patterns': levels(
    (level) =>
      `<pattern id="p${level + 1}">${`<rect fill="url(#p${level})"/>`.repeat(9)}</pattern>`,
  ),
  'masks in styles': levels(
    (level) =>
      `<mask id="m${level + 1}">${`<g style="mask: url('#m${level}')"/>`.repeat(9)}</mask>`,
  ),
  'masks by a style sheet': `<style>${levels(
    (level) => `.c${level} { mask: url(#m${level}) }`,
  )}</style>${levels(
    (level) => `<mask id="m${level + 1}">${`<g class="c${level}"/>`.repeat(9)}</mask>`,
  )}`,
  'filters on many elements': `<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(20)}</filter>
    ${'<rect filter="url(#f)"/>'.repeat(30)}`,
  'a marker at each point': `<marker id="m">${'<rect/>'.repeat(100)}</marker>
    <path marker-mid="url(#m)" d="${'L1 1'.repeat(1_000)}"/>`,
  'masks in capitals': levels(
    (level) => `<mask id="m${level + 1}">${`<g style="MASK: URL(#m${level})"/>`.repeat(9)}</mask>`,
  ),
  'a marker at each point by a style sheet': `<style>.a { marker-mid: url(#m) }</style>
    <marker id="m">${'<rect/>'.repeat(100)}</marker><path class="a" d="${'L1 1'.repeat(1_000)}"/>`,
  'masks by conditions of a style sheet': `<style>${levels(
    (level) => `g:not(.x):is(.c${level}, .y) { mask: url(#m${level}) }`,
  )}</style>${levels(
    (level) => `<mask id="m${level + 1}">${`<g class="c${level}"/>`.repeat(9)}</mask>`,
  )}`,
  'masks by nested rules': `<style>${levels(
    (level) => `.c${level} { mask: url(#m${level}); rect { fill: red } }`,
  )}</style>${levels(
    (level) => `<mask id="m${level + 1}">${`<g class="c${level}"/>`.repeat(9)}</mask>`,
  )}`,
  'parts that draw each other': `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`,
  'a long chain': Array.from(
    { length: 2_000 },
    (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`,
  ).join(''),
}

// docs/product/media.md#drawings
describe('a drawing that repeats its parts', () => {
  it.each(Object.entries(BOMBS))('is refused when that makes too much: %s', (_, inner) => {
    expect(() => clean(inner)).toThrow(UnreadablePictureError)
  })

  it('is judged in time for its length: a rule of many selectors and many references', () => {
    expectLinear((length) =>
      clean(`<style>${Array.from({ length: length / 16 }, (_, at) => `.c${at}`).join(',')}
        {${'mask:url(#m);'.repeat(length / 16)}}</style><mask id="m"/>`),
    )
  })

  it.each([
    ['rules for many elements', '.a{mask:url(#m)}', '<g class="a"/>'],
    ['rules that name no part', '.a{mask:url(#x)}', '<g class="a"/>'],
    ['a style sheet without rules', 'a', ''],
    ['rules that are not closed', 'a{', ''],
  ])('is judged in time for its length: %s', (_, rule, element) => {
    expectLinear((length) => {
      const times = Math.ceil(length / 16)
      const drawing = `<style>${rule.repeat(times)}</style><mask id="m"/>${element.repeat(times)}`
      try {
        clean(drawing)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadablePictureError)
      }
    })
  })

  it.each([
    [
      'a symbol used often',
      `<symbol id="s"><path d="M0 0h1"/></symbol>${'<use href="#s"/>'.repeat(500)}`,
    ],
    [
      'what drawing programs write',
      `<defs><clipPath id="c"><rect class="a" width="9"/></clipPath><linearGradient id="g"><stop/></linearGradient></defs>
      <style>.b { clip-path: url(#c) } .a, .b > path { fill: url(#g) }</style><g class="b"><path class="a"/></g>`,
    ],
    [
      'a condition of a rule',
      `<style>.a:not([x='1, 2'], :is(.b, .c)) { mask: url(#m) }</style><mask id="m"><rect/></mask>
        ${'<g class="a"/>'.repeat(100)}`,
    ],
    ['shadows', `<filter id="f"><feDropShadow/></filter>${'<rect filter="url(#f)"/>'.repeat(100)}`],
    [
      'an arrow',
      '<marker id="m"><path d="M0 0h9"/></marker><path marker-end="url(#m)" d="M0 0L9 9"/>',
    ],
  ])('is kept when it is made as usual: %s', (_, inner) => {
    expect(clean(inner)).toContain('url(#'.slice(0, inner.includes('url(#') ? 5 : 0))
  })
})
