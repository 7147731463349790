import { describe, expect, it } from 'vitest'
import { expectLinear } from '@/src/testing/growth'
import { restoreFractions, replaceFractionMarkup } from './fraction-markup'

const words = (html: string): string => replaceFractionMarkup(html).replace(/<[^<>]*>/g, '')

// docs/product/import-and-export.md#fractions-in-markup
describe('a fraction in markup', () => {
  it.each([
    ['1<sup>1</sup>⁄<sub>2</sub> cups', '1½ cups'],
    ['1<sup>1</sup>/<sub>2</sub> cups', '1½ cups'],
    ['1<sup>1</sup>&frasl;<sub>2</sub> cups', '1½ cups'],
    ['1<sup>1</sup>&#8260;<sub>2</sub> cups', '1½ cups'],
    ['1<sup>1</sup>\u2215<sub>2</sub> cups', '1½ cups'],
    ['10 <sup>3</sup>/<sub>4</sub> cups', '10 ¾ cups'],
    ['<sup>1</sup>/<sub>2</sub> cup', '½ cup'],
    ['<sup>1</sup>/2 cup', '½ cup'],
    ['1<sup>1/2</sup> cups', '1½ cups'],
    ['1<sup>5</sup>/<sub>16</sub> inch', '1 5/16 inch'],
    ['<sup>5</sup>/<sub>16</sub> inch', '5/16 inch'],
    ['1<sup class="n">1</sup> / <sub class="d">2</sub> cups', '1½ cups'],
    ['<b>1</b><sup>1</sup><sub>2</sub> cups', '1½ cups'],
    ['1<span class="frac">1/2</span> cups', '1½ cups'],
    ['1<span class="frac"><sup>1</sup><span>&#47;</span><sub>2</sub></span> cups', '1½ cups'],
    [
      '1 <span class="fraction"><span class="numerator">3</span><span class="denominator">4</span></span> cup',
      '1 ¾ cup',
    ],
    ['<math><mn>1</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cups', '1½ cups'],
    ['<mfrac><mrow><mn>1</mn></mrow><mrow><mn>3</mn></mrow></mfrac> cup', '⅓ cup'],
    ['1<small>1/2</small> cups', '1 1/2 cups'],
    ['<b>1</b><span>1/2</span> cups', '1 1/2 cups'],
  ])('%s is %s', (html, text) => {
    expect(words(html)).toBe(text)
  })

  it('keeps every tag', () => {
    expect(replaceFractionMarkup('<p>1<sup>1</sup>/<sub>2</sub> cups</p>')).toBe(
      '<p>1<sup>½</sup><sub></sub> cups</p>',
    )
  })

  it('is none over the end of a block, a cell or a line', () => {
    for (const html of [
      '<td>1</td><td>1/2 cup</td>',
      '<li>Serves 1</li><li>1/2 cup</li>',
      '1<br>1/2 cup<sup>x</sup>',
      '<td><sup>1</sup></td><td>/2</td>',
    ]) {
      expect(words(html)).not.toMatch(/½|1 1\/2/)
    }
  })
})

describe('other raised text', () => {
  it.each([
    ['flour<sup>1</sup>', 'flour¹'],
    ['flour<sup><a href="#n">12</a></sup>, sifted', 'flour¹², sifted'],
    ['<sup>1</sup> Use whole milk.', '¹ Use whole milk.'],
    ['a 20 cm<sup>2</sup> square', 'a 20 cm² square'],
    ['the 1<sup>st</sup> layer', 'the 1st layer'],
    ['flour<sup>*</sup>', 'flour*'],
    ['350<sup>o</sup>F', '350°F'],
    ['180<sup>0</sup> C', '180° C'],
    ['H<sub>2</sub>O', 'H2O'],
  ])('%s is %s', (html, text) => {
    expect(words(html)).toBe(text)
  })

  it('leaves HTML without any as it is', () => {
    for (const html of ['<p>1 1/2 cups</p>', '<p>1&frac12; cups</p>', 'a < b > c', '']) {
      expect(replaceFractionMarkup(html)).toBe(html)
    }
  })
})

describe('the text of a clipboard', () => {
  it('has the fractions that its HTML has', () => {
    const html =
      '<li>1<sup>1</sup>⁄<sub>2</sub> cups flour</li><li>2 eggs</li><li><sup>5</sup>/<sub>16</sub> in</li>'
    expect(restoreFractions(html, '11⁄2 cups flour\n2 eggs\n5/16 in')).toBe(
      '1½ cups flour\n2 eggs\n5/16 in',
    )
    expect(restoreFractions('<p>11/2 cups</p>', '11/2 cups')).toBe('11/2 cups')
    expect(restoreFractions(html, 'other words')).toBe('other words')
  })
})

describe('a hostile text', () => {
  it('takes time in proportion to its length', () => {
    const pieces = [
      '<sup>1',
      '<sup>',
      '1<sup>1</sup>',
      '<sup>1</sup>/',
      '<',
      '1',
      '<mfrac><mn>1</mn>',
      '<span class="frac">',
      '&frasl;',
    ]
    for (const piece of pieces) {
      expectLinear((length) => replaceFractionMarkup(`<sup>${piece.repeat(length / piece.length)}`))
      expectLinear((length) =>
        restoreFractions(`<sup>${piece.repeat(length / piece.length)}`, '1 1/2'),
      )
    }
  })
})
