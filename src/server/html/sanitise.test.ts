import { existsSync, readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { getElementsByTagName } from 'domutils'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise'

/** What could run or lead out in a piece of HTML, by name. */
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
