import { describe, expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import { pageFonts } from './font-faces'
import { overridesCss } from './own-css'

const sheet = (css: string): string => overridesCss(css, exampleSite(), pageFonts('Lora', 'Inter'))

// docs/product/site-design.md#custom-css
describe('the style sheet of a site’s own on its pages', () => {
  it('follows the colours of required content, which it cannot change', () => {
    const css = sheet('p { color: red }')
    expect(css).toMatch(/\}p \{ color: red \}$/)
    expect(css).toMatch(/@layer duty\{.*\[data-duty\]\{[^}]*--on-footer:#[\da-f]{6}!important/)
    expect(css).toMatch(/\[data-duty=flex\]\{background:#[\da-f]{6}!important;color:#[\da-f]{6}!/)
  })

  it('cannot end the element it stands in', () => {
    expect(sheet('a { content: "</STYLE><script>" }')).not.toMatch(/<\/style/i)
  })
})
