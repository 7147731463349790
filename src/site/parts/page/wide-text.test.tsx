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
