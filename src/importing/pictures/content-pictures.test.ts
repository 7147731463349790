import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '@/src/parsing/html/sanitise'
import { listContentPictures, replacePictureUrls } from './content-pictures'

const POST = 'https://blog.example/2019/loaf/'

// docs/product/import-and-export.md#pictures-of-stored-posts
describe('the pictures of a stored post', () => {
  it('are found in order, each once, with the host of the post where they have none', () => {
    const html = `<p><img alt="a > b" src="https://cdn.example/a.jpg?w=1&amp;h=2"></p>
      <img src='/b "1".jpg'><img src="https://cdn.example/a.jpg?w=1&h=2"><img src="files/c.jpg">
      <img src="data:image/png;base64,AAAA"><img alt="none">`
    const found = listContentPictures(html, POST)
    expect(found.pictures).toEqual([
      { url: 'https://cdn.example/a.jpg?w=1&h=2' },
      { url: 'https://blog.example/b%20%221%22.jpg' },
    ])
    expect(found.html).toContain('src="https://blog.example/b%20%221%22.jpg"')
    expect(found.html).toContain('src="files/c.jpg"')
    expect(sanitiseHtml(found.html)).toBe(found.html)
  })

  it('without a host stay as they are where nobody knows the address of the post', () => {
    expect(listContentPictures('<img src="/b.jpg">', null)).toMatchObject({ pictures: [] })
  })

  it('are thirty at most; the others are counted', () => {
    const images = Array.from({ length: 33 }, (_, at) => `<img src="https://a.example/${at}.jpg">`)
    expect(listContentPictures(images.join(''), POST)).toMatchObject({
      pictures: { length: 30 },
      left: 3,
    })
  })

  it('are shown from here once they are here, and nothing else is touched', () => {
    const { html } = listContentPictures(
      '<a href="https://a.example/1.jpg?a&b"><img src="https://a.example/1.jpg?a&b"></a><img src="https://a.example/2.jpg">',
      POST,
    )
    const own = new Map([['https://a.example/1.jpg?a&b', '/media/k.jpg?width=1440']])
    expect(replacePictureUrls(html, own)).toBe(
      html.replace('src="https://a.example/1.jpg?a&amp;b"', 'src="/media/k.jpg?width=1440"'),
    )
  })
})
