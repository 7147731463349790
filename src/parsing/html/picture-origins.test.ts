import { describe, expect, it } from 'vitest'
import { listPictureOrigins } from './picture-origins'

const picture = (src: string): string => `<p><img src="${src}" alt="" /></p>`

// docs/product/recipes.md#stored-posts
describe('the origins of pictures in a stored post', () => {
  it('are named once each, without those of the site itself', () => {
    const html = [
      picture('https://a.example/one.jpg'),
      picture('https://A.example/two.jpg?x=1&amp;y=2'),
      picture('http://b.example:8080/three.jpg'),
      picture('/media/own.jpg'),
      '<a href="https://c.example/">c</a>',
    ].join('')
    expect(listPictureOrigins(html)).toEqual(['https://a.example', 'http://b.example:8080'])
    expect(listPictureOrigins('<p>No picture.</p>')).toEqual([])
  })

  it.each([
    'https://*.example/a.jpg',
    'https://a;script-src/a.jpg',
    'https://a,b.example/a.jpg',
    'https://[::1]/a.jpg',
    "https://'self'/a.jpg",
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://',
  ])('never widen a policy: %s', (src) => {
    expect(listPictureOrigins(picture(src))).toEqual([])
  })

  it('are bounded', () => {
    const html = Array.from({ length: 500 }, (_, at) => picture(`https://h${at}.example/a.jpg`))
    expect(listPictureOrigins(html.join(''))).toHaveLength(50)
  })
})
