import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '@/src/parsing/html/sanitise'
import { withAbsoluteLinks } from './absolute-links'

const BASE = 'https://ferment.example/recipes/old'
const written = (html: string) => withAbsoluteLinks(html, BASE)

describe('HTML with absolute links', () => {
  it('names the host of links and pictures, and leaves all else as it was', () => {
    expect(
      written('<p>A <a href="../b?c=1&amp;d">b</a><br><img src="/e.jpg" alt="&quot;f"></p>'),
    ).toBe(
      '<p>A <a href="https://ferment.example/b?c=1&amp;d">b</a><br>' +
        '<img src="https://ferment.example/e.jpg" alt="&quot;f"></p>',
    )
    expect(written('<ol start="2"><li>a &lt; b</ol>')).toBe('<ol start="2"><li>a &lt; b</li></ol>')
    expect(written('<a href="mailto:a@example.com">a</a>')).toContain('"mailto:a@example.com"')
  })

  it('gives back nothing that was made harmless', () => {
    const harmless = sanitiseHtml('&lt;script&gt;alert(1)&lt;/script&gt;<img src=x onerror=a()>')
    expect(written(harmless)).not.toMatch(/<script|onerror/)
  })
})
