import { describe, expect, it } from 'vitest'
import { withCounting } from './counted-mail'

const linkUrl = (target: string): string =>
  `https://site.example/to?u=${encodeURIComponent(target)}`
const none = { pixelUrl: null, linkUrl: null }

// docs/product/newsletters.md#counting-opens-and-clicks
describe('a mail whose clicks are counted', () => {
  it('leads through us with its web links, and with no others', () => {
    const html = [
      '<a href="https://example.com/?a=1&amp;b=%22">One</a>',
      '<a class="x" href="http://example.com/">Two</a>',
      '<a href="mailto:ada@example.com">Write</a>',
      '<a href="\u0001unsubscribe\u0001">Unsubscribe</a>',
      '<img src="https://example.com/a.png" />',
    ]
    expect(withCounting(html.join('\n'), { ...none, linkUrl }).split('\n')).toEqual([
      `<a href="https://site.example/to?u=${encodeURIComponent('https://example.com/?a=1&b=%22')}">One</a>`,
      `<a class="x" href="https://site.example/to?u=${encodeURIComponent('http://example.com/')}">Two</a>`,
      ...html.slice(2),
    ])
  })

  it('keeps its links where it would be too long', () => {
    const html = `<a href="https://example.com/">${'x'.repeat(101_950)}</a>`
    expect(withCounting(html, { ...none, linkUrl })).toBe(html)
  })
})

describe('a mail whose openings are counted', () => {
  it('has one picture at its end', () => {
    const pixelUrl = 'https://site.example/a.gif'
    expect(withCounting('<body><p>Hello</p></body>', { ...none, pixelUrl })).toMatch(
      /^<body><p>Hello<\/p><img src="https:\/\/site\.example\/a\.gif" [^>]*alt=""[^>]*\/><\/body>$/,
    )
  })
})

it('leaves a mail alone in which nothing is counted', () => {
  const html = '<body><a href="https://example.com/">One</a></body>'
  expect(withCounting(html, none)).toBe(html)
})
