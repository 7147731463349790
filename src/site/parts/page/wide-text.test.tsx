import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
