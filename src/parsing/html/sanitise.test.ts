import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { getElementsByTagName } from 'domutils'
import { describe, expect, it } from 'vitest'
import { rounds } from '@/src/testing/attempts'
import { expectLinear } from '@/src/testing/growth'
import { MAX_HTML_LENGTH, sanitiseHtml } from './sanitise'

/** The parts of a piece of HTML that could run or lead elsewhere, by name. */
function dangersIn(html: string): string[] {
  return getElementsByTagName('*', parseDocument(html)).flatMap((element) => [
    ...(/^(?:script|style|object|embed|form|base|meta|link|svg|math)$/.test(element.name)
      ? [element.name]
      : []),
    ...Object.entries(element.attribs)
      .filter(([name, value]) => /^on|^style$|^srcdoc$/i.test(name) || isBadAddress(name, value))
      .map(([name]) => name),
  ])
}

/** Read as a browser reads it: resolved against the page. */
function isBadAddress(name: string, value: string): boolean {
  if (!['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name)) return false
  const page = 'https://site.example/recipes/old'
  if (!URL.canParse(value, page)) return false
  return !['http:', 'https:', 'mailto:'].includes(new URL(value, page).protocol)
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<svg onload=alert(1)><script>1</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=a></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<base href="https://evil.example/">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
]

describe('stored HTML of legacy posts', () => {
  it('keeps what a post is made of', () => {
    const post =
      '<h2>Soup</h2><p>With <strong>leeks</strong> and <a href="https://example.com/">this</a>.</p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'
    expect(sanitiseHtml(post)).toContain('<h2>Soup</h2>')
    expect(sanitiseHtml(post)).toContain('<strong>leeks</strong>')
    expect(sanitiseHtml(post)).toContain('href="https://example.com/"')
    expect(sanitiseHtml(post)).toContain('colspan="2"')
  })

  it('keeps videos of known hosts, and frames of no other', () => {
    const video = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'
    expect(sanitiseHtml(video)).toContain('https://www.youtube.com/embed/abc')
    expect(sanitiseHtml('<iframe src="https://evil.example/"></iframe>')).not.toContain('evil')
  })

  it('makes everything that could run harmless', () => {
    for (const html of HOSTILE) expect(dangersIn(sanitiseHtml(html)), html).toEqual([])
  })

  it('is harmless when it is sanitised a second time', () => {
    for (const html of HOSTILE) {
      const once = sanitiseHtml(html)
      expect(sanitiseHtml(once)).toBe(once)
    }
  })
})

const CORPUS = '../shared/data/naughty-strings/blns.json'

describe.skipIf(!existsSync(CORPUS))('the public list of naughty strings', () => {
  it('comes out harmless', () => {
    const strings = JSON.parse(readFileSync(CORPUS, 'utf8')) as unknown[]
    for (const text of strings) {
      if (typeof text === 'string') expect(dangersIn(sanitiseHtml(text)), text).toEqual([])
    }
  })
})

/** Pieces that post after post is made of, and that parsers have trouble with. */
const PIECES = [
  ...['<b>', '</b>', '<p>', '</p>', '<x>', '</y>', '<i>a</i>', '<li>', '<ul>', '<td>', '<table>'],
  ...['<a href="', '">', "'", '<!--', '-->', '<!-- -->', '<![CDATA[', '<script', '</script>', '<'],
  ...['&', '&lt;', '&amp;lt;', '<svg>', '<math><p>', '<form>', '<select>', '<textarea>', '<h1>'],
  ...['<img src="', '<a href="x<!---->y">z</a>', '<iframe src="https://www.youtube.com/embed/a">'],
  ...['text ', '\u0000', '<a\n', '/>', '<style>', '<plaintext>', '<noscript>', '<template>'],
]

describe('a post that somebody made to hold the server up', () => {
  it.each(PIECES)('takes time in proportion to its length: %j again and again', (piece) => {
    expectLinear((length) => sanitiseHtml(piece.repeat(length / piece.length)))
  })

  it('is kept up to where it is nested deeper than any post', () => {
    const deep = `<p>Kept.</p>${'<b>'.repeat(100_000)}lost`
    const clean = sanitiseHtml(deep)
    expect(clean).toContain('<p>Kept.</p>')
    expect(clean).not.toContain('lost')
    expect(clean.length).toBeLessThan(5_000)
  })

  it('is kept up to the length that a post may have', () => {
    expect(sanitiseHtml('a'.repeat(2_000_000))).toHaveLength(MAX_HTML_LENGTH)
  })

  it('loses addresses that are longer than any', () => {
    expect(sanitiseHtml(`<a href="https://x.example/${'a'.repeat(5_000)}">b</a>`)).not.toContain(
      'href',
    )
  })
})

describe('what was made harmless', () => {
  it('is not changed when it is made harmless again, and never runs', () => {
    const part = fc.constantFrom(...PIECES, ...HOSTILE)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const once = sanitiseHtml(parts.join(''))
        expect(sanitiseHtml(once)).toBe(once)
        expect(dangersIn(once)).toEqual([])
      }),
      { numRuns: rounds(2_000, 20_000) },
    )
  })
})
