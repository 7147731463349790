import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '@/src/parsing/html/sanitise'
import { withWaitingFrames } from './waiting-frames'

const frame = (html: string): string => withWaitingFrames(sanitiseHtml(html))

// docs/product/recipe-page.md#stored-post-page
describe('a frame in a stored post', () => {
  it('loads nothing before it is pressed, and says what is pressed', () => {
    const html = frame(
      '<p>See</p><iframe src="https://www.youtube.com/embed/abc?start=3"></iframe>',
    )
    expect(html).not.toMatch(/\ssrc=/)
    expect(html).toContain('title="Video on youtube.com"')
    expect(html).toContain(
      'href=&quot;https://www.youtube.com/embed/abc?start=3&amp;amp;autoplay=1',
    )
    expect(html).toContain('<p>See</p>')
  })

  it('keeps its own title and size', () => {
    const html = frame(
      '<iframe title="Kneading &quot;by hand&quot;" width="560" height="315" src="https://player.vimeo.com/video/1"></iframe>',
    )
    expect(html).toMatch(/^<iframe title="Kneading &quot;by hand&quot;" width="560" height="315"/)
    expect(html).toContain('?autoplay=1')
  })

  it('stays as it is without an address', () => {
    expect(withWaitingFrames('<iframe loading="lazy"></iframe>')).toBe(
      '<iframe loading="lazy"></iframe>',
    )
  })

  it('lets nothing of its attributes out of the document within', () => {
    const html = frame(
      '<iframe title="&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;" src="https://www.youtube.com/embed/a&quot;&gt;&lt;script&gt;"></iframe>',
    )
    const [, inner = ''] = /srcdoc="([^"]*)"/.exec(html) ?? []
    const page = inner
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(page).not.toContain('<script>')
  })
})
