import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Image } from '@/src/contract/media/image'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { RichText } from './rich-text'
import { WideText } from './wide-text'

const htmlOf = (document: WideDocument, images: readonly Image[] = []): string =>
  renderToStaticMarkup(
    <WideText
      document={document}
      images={images}
      renderText={(text) => <RichText document={text} />}
    />,
  ).replace(/ class="[^"]*"/g, '')

// docs/product/rich-text.md#wider-texts
it('shows quotations and dividers between the other blocks of a text, in order', () => {
  const html = htmlOf([
    { type: 'heading', level: 1, children: [{ text: 'Bread' }] },
    { type: 'paragraph', children: [{ text: 'She said:' }] },
    { type: 'quote', children: [{ text: 'Salt it\ntwice.', bold: true }] },
    { type: 'divider' },
    { type: 'paragraph', children: [{ text: 'So we did.' }] },
  ])
  expect(html).toBe(
    '<div><div><h3>Bread</h3><p>She said:</p></div>' +
      '<blockquote><div><p><strong>Salt it<br/>twice.</strong></p></div></blockquote><div><hr/></div>' +
      '<div><p>So we did.</p></div></div>',
  )
})

// docs/product/rich-text.md#pictures
it('shows pictures as figures with their sizes, what they show, and their captions', () => {
  const image = { id: 'a', key: 'loaf.jpg', width: 900, height: 600, lqip: null, alt: 'A loaf' }
  const html = htmlOf(
    [{ type: 'picture', imageId: 'a', caption: 'The crumb.', width: 'wide' }],
    [{ ...image, crop: null }],
  )
  expect(html).toMatch(/<figure data-is-wide="true"><picture [^>]*><img [^>]*alt="A loaf"/)
  expect(html).toMatch(/srcSet="[^"]*\/media\/loaf\.jpg\?width=/)
  expect(html).toMatch(/width="900" height="600"/)
  expect(html).toContain('<figcaption>The crumb.</figcaption></figure>')
})

// docs/product/rich-text.md#galleries
it('shows a gallery as figures with their sizes, captions, and a caption of all', () => {
  const imageOf = (id: string, alt: string): Image => ({
    ...{ id, key: `${id}.jpg`, width: 900, height: 600, lqip: null, alt, crop: null },
  })
  const html = htmlOf(
    [
      {
        type: 'gallery',
        pictures: [{ imageId: 'a', caption: 'The crumb.' }, { imageId: 'b' }],
        caption: 'Our bakery.',
      },
    ],
    [imageOf('a', 'A loaf'), imageOf('b', 'An oven')],
  )
  expect(html).toMatch(
    /^<div><div><figure><div><figure><picture [^>]*><img [^>]*alt="A loaf"[^>]*\/><\/picture><figcaption>The crumb\.<\/figcaption><\/figure><figure><picture [^>]*><img [^>]*alt="An oven"[^>]*\/><\/picture><\/figure><\/div><figcaption>Our bakery\.<\/figcaption><\/figure><\/div><\/div>$/,
  )
  expect(html.match(/ width="\d+" height="\d+"/g)).toHaveLength(2)
  expect(html).toMatch(/srcSet="[^"]*\/media\/b\.jpg\?width=/)
})

// docs/product/rich-text.md#tables
it('shows a table with the headers of its columns and rows, in a region that scrolls by the keyboard', () => {
  const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] }) as const
  const html = htmlOf([
    {
      type: 'table',
      headerRow: true,
      headerColumn: true,
      children: [
        { type: 'table-row', children: [{ type: 'table-cell', children: [] }, cell('Water')] },
        { type: 'table-row', children: [cell('Rye'), cell('80%')] },
      ],
    },
  ])
  const text = (words: string): string => `<div><p>${words}</p></div>`
  expect(html).toBe(
    '<div><div role="region" aria-label="Table" tabindex="0"><table><tbody>' +
      `<tr><th scope="col"></th><th scope="col">${text('Water')}</th></tr>` +
      `<tr><th scope="row">${text('Rye')}</th><td>${text('80%')}</td></tr>` +
      '</tbody></table></div></div>',
  )
})

// docs/product/rich-text.md#embeds
describe('an embed', () => {
  const embed = (url: string, title?: string) =>
    htmlOf([{ type: 'embed', url, ...(title === undefined ? {} : { title }) }])

  it('loads nothing before it is pressed: its frame has a link to the player', () => {
    const html = embed('https://vimeo.com/76979871', 'Kneading "by hand" <b>')
    expect(html).not.toMatch(/<iframe[^>]* src=/)
    expect(html).toContain('title="Kneading &quot;by hand&quot; &lt;b&gt;"')
    const [, page = ''] = /srcDoc="([^"]*)"/.exec(html) ?? []
    const inner = page
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(inner).toContain(
      '<a href="https://player.vimeo.com/video/76979871?dnt=1&amp;autoplay=1"><b>Play: Kneading &quot;by hand&quot; &lt;b&gt;</b><small>Loads from Vimeo</small></a>',
    )
  })

  it('has a link to its page beside the player, for print and for who wants no frame', () => {
    expect(embed('https://youtu.be/dQw4w9WgXcQ')).toContain(
      '<figcaption><a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener">Video on YouTube</a></figcaption>',
    )
  })

  it('of another address is a card that shows its host', () => {
    const html = embed('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'YouTube')
    expect(html).toBe(
      '<div><div><a href="https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ" rel="noopener">' +
        '<span>YouTube</span><span>youtube.com.evil.example</span></a></div></div>',
    )
  })

  it('of an address that may not be embedded is its title alone', () => {
    expect(embed('javascript:alert(1)', 'A')).toBe('<div><div><p>A</p></div></div>')
    expect(embed('javascript:alert(1)')).toBe('<div><div></div></div>')
  })
})
