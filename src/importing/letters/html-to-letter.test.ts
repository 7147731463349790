import { describe, expect, it } from 'vitest'
import { htmlToLetter } from './html-to-letter'

const blocks = (html: string) => htmlToLetter(html).content
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
const picture = { type: 'picture', imageId: expect.any(String) as string }

// docs/product/import-and-export.md#posts-that-become-letters
describe('the HTML of a post as the text of a letter', () => {
  it('keeps text, headings, lists, quotes and dividers in their order', () => {
    const html =
      '<h2>Rye</h2><p>One <b>day</b>.</p><hr><blockquote><p>Slow.</p><p>Good.</p></blockquote><ul><li>Salt</li></ul>End'
    expect(blocks(html)).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'Rye' }] },
      {
        type: 'paragraph',
        children: [{ text: 'One ' }, { text: 'day', bold: true }, { text: '.' }],
      },
      { type: 'divider' },
      { type: 'quote', children: [{ text: 'Slow.' }] },
      { type: 'quote', children: [{ text: 'Good.' }] },
      {
        type: 'bulleted-list',
        children: [{ type: 'list-item', children: [{ text: 'Salt' }] }],
      },
      paragraph('End'),
    ])
  })

  it('keeps pictures with captions and alternative texts, also those within text and links', () => {
    const { content, pictures, warnings } = htmlToLetter(
      `<figure class="kg-card"><img src="https://a.example/1.jpg" alt="A loaf"><figcaption>Fresh</figcaption></figure>
       <p>Before <a href="https://a.example/1.jpg"><img src="https://a.example/2.jpg"></a> after</p>
       <p><a href="https://shop.example/"><img src="https://a.example/3.jpg"></a></p>
       <img src="https://a.example/open.gif" width="1" height="1"><img src="/content/own.jpg">`,
    )
    expect(content).toEqual([
      { ...picture, caption: 'Fresh' },
      paragraph('Before'),
      picture,
      paragraph('after'),
      picture,
    ])
    expect(pictures.map(({ source }) => source)).toEqual([
      { url: 'https://a.example/1.jpg', alt: 'A loaf' },
      { url: 'https://a.example/2.jpg' },
      { url: 'https://a.example/3.jpg' },
    ])
    expect(warnings).toEqual([
      'Pictures that the export does not contain: /content/own.jpg.',
      'Links of pictures were left out: https://shop.example/.',
    ])
  })

  it('makes a gallery of a gallery', () => {
    const image = '<img src="https://a.example/1.jpg">'
    expect(
      blocks(
        `<figure class="kg-gallery-card"><div>${image}${image}</div><figcaption>Both</figcaption></figure>`,
      ),
    ).toEqual([
      {
        type: 'gallery',
        pictures: [{ imageId: picture.imageId }, { imageId: picture.imageId }],
        caption: 'Both',
      },
    ])
  })

  it('keeps buttons, players, bookmarks, films and tables', () => {
    expect(
      blocks(
        `<div class="kg-button-card"><a href="https://a.example/x" class="kg-btn">Read on</a></div>
         <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>
         <a class="kg-bookmark-container" href="https://b.example/"><div class="kg-bookmark-title">Bread</div></a>
         <video src="https://a.example/film.mp4"></video>
         <table><tr><th>Flour</th><th>Water</th></tr><tr><td>100</td><td>70</td></tr></table>`,
      ),
    ).toEqual([
      { type: 'button', label: 'Read on', href: 'https://a.example/x' },
      { type: 'embed', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { type: 'embed', url: 'https://b.example/', title: 'Bread' },
      { type: 'embed', url: 'https://a.example/film.mp4' },
      {
        type: 'table',
        headerRow: true,
        children: [
          ['Flour', 'Water'],
          ['100', '70'],
        ].map((row) => ({
          type: 'table-row',
          children: row.map((text) => ({ type: 'table-cell', children: [{ text }] })),
        })),
      },
    ])
  })

  it.each([
    '<!--members-only-->',
    '<div class="paywall-jump" data-component-name="PaywallToDOM"></div>',
  ])('finds the paywall in %s', (mark) => {
    expect(blocks(`<p>Free.</p>${mark}<p>Paid.</p>`)).toEqual([
      paragraph('Free.'),
      { type: 'paywall' },
      paragraph('Paid.'),
    ])
  })

  it('reads the content of tables for layout, and leaves hidden text and scripts out', () => {
    const html =
      '<div style="display:none">Preview</div><table><tr><td><table><tr><td><h1>Hi</h1><p>You.</p></td></tr></table></td></tr></table><script>alert(1)</script>'
    expect(blocks(html)).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'Hi' }] },
      paragraph('You.'),
    ])
  })

  it('names the forms of the old platform', () => {
    const { content, warnings } = htmlToLetter(
      '<p>Hi.</p><div class="subscription-widget-wrap"><p>Thanks for reading!</p><form><input></form></div>',
    )
    expect(content).toEqual([paragraph('Hi.')])
    expect(warnings).toEqual(['Forms of the old platform were left out: Thanks for reading!.'])
  })

  it('takes sixty pictures, and counts the others', () => {
    const images = Array.from({ length: 65 }, (_, at) => `<img src="https://a.example/${at}.jpg">`)
    const { pictures, warnings } = htmlToLetter(images.join(''))
    expect(pictures).toHaveLength(60)
    expect(warnings).toEqual(['The first 60 pictures were imported, 5 more were left out.'])
  })

  it('reads five megabytes in seconds', { timeout: 20_000 }, () => {
    const html = '<p>Rye <b>and</b> salt.</p><div><div><img src="x"></div></div>'.repeat(90_000)
    expect(html.length).toBeGreaterThan(5_000_000)
    expect(htmlToLetter(html).content).toHaveLength(90_000)
  })
})
