import { parseDocument } from 'htmlparser2'
import { getElementsByTagName } from 'domutils'
import { describe, expect, it } from 'vitest'
import { flattenLine, flattenText } from './element-text'

const element = (html: string) => {
  const [found] = getElementsByTagName('li', parseDocument(`<li>${html}</li>`))
  if (!found) throw new Error('No element')
  return found
}

// docs/product/import-and-export.md#fractions-in-markup
describe('the words of an element', () => {
  it('keep whole numbers and fractions apart', () => {
    expect(flattenLine(element('1<sup>1</sup>/<sub>2</sub> cups\n <b>flour</b>'))).toBe(
      '1½ cups flour',
    )
    expect(flattenLine(element('1 <span class="fraction big">3/4</span> cups'))).toBe('1 ¾ cups')
  })

  it('are as they stand otherwise', () => {
    expect(flattenText(element('a &lt; b &amp;amp; c\n<!-- no -->d'))).toBe('a < b &amp; c\nd')
  })
})
