import { expect, it } from 'vitest'
import { lazyFiles, pageFiles } from './page-files'

it('names what a page needs, each once, and one size of each picture', () => {
  const html = `<link rel="preload" href="/fonts/lora-latin-wght-normal.woff2"/>
    <script src="/_next/static/chunks/a.js"></script><script src="/_next/static/chunks/a.js"></script>
    <img src="/media/soup.jpg?width=800&amp;crop=1,2,3,4" srcSet="/media/soup.jpg?width=160 160w"/>
    <a href="/recipes/soup">Soup</a> <script src="https://elsewhere.example/x.js"></script>`
  expect(pageFiles(html)).toEqual([
    '/fonts/lora-latin-wght-normal.woff2',
    '/_next/static/chunks/a.js',
    '/media/soup.jpg?width=800&crop=1,2,3,4',
  ])
})

it('names what a script fetches later', () => {
  const script =
    'e.l("static/chunks/0b-1.js"),Promise.all(["static/chunks/0b-1.js","static/chunks/c.css"])'
  expect(lazyFiles(script)).toEqual(['/_next/static/chunks/0b-1.js', '/_next/static/chunks/c.css'])
})
