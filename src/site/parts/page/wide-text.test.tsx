import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { RichText } from './rich-text'
import { WideText } from './wide-text'

const htmlOf = (document: WideDocument): string =>
  renderToStaticMarkup(
    <WideText document={document} renderText={(text) => <RichText document={text} />} />,
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
      '<blockquote><div><p><strong>Salt it<br/>twice.</strong></p></div></blockquote><hr/>' +
      '<div><p>So we did.</p></div></div>',
  )
})
