import { describe, expect, it } from 'vitest'
import { checkOwnCss } from './own-css'

const messages = (css: string): string[] => checkOwnCss(css).problems.map(({ message }) => message)

describe('the style sheet of a site', () => {
  it('stays as it was written where nothing is wrong with it', () => {
    const css = `/* mine */
:root { --radius: 0; --mark: url("/media/mark.svg") }
@media (width > 60rem) { h1.title { font-size: 3rem; background: url(data:image/png;base64,AAAA) } }
.card:hover > img { transform: scale(1.02); opacity: .9 }
.newsletter { display: none }
footer .social { visibility: hidden }
main::before { content: "x"; display: none }
a { & span { color: red } }
body { margin: 0 auto 4rem; font-size: calc(1rem + 0.2vw); color: rgb(20 20 20 / 90%); opacity: 1 }
main { transform: rotate(360deg); filter: saturate(1.2); inset: auto; color: rgb(20, 30, 0) }
footer { padding-block: 120px; margin-block-start: 8em; opacity: inherit }
.drawer { transform: translateX(-100%); left: -9999px; color: transparent }`
    expect(checkOwnCss(css)).toEqual({ css, problems: [] })
  })

  it('says by line and column what is not allowed, and leaves only that out', () => {
    const { css, problems } = checkOwnCss(
      '@import "x.css";\nh1 {\n  color: red;\n  background: url(https://example.com/a.png)\n}',
    )
    expect(problems).toEqual([
      {
        line: 1,
        column: 1,
        message: '@import is not allowed: a style sheet of a site stands alone.',
      },
      {
        line: 4,
        column: 3,
        message: '"https://example.com/a.png" is elsewhere: use a picture of the site (/media/…).',
      },
    ])
    expect(css).toBe('h1{color:red}')
  })

  it.each([
    'h1 { background: url(//example.com/a.png) }',
    'h1 { background: url("/\\\\example.com/a.png") }',
    'h1 { background: URL( "http://example.com/a.png" ) }',
    'h1 { background: image-set("https://example.com/a.png" 1x) }',
    'h1 { background: -webkit-image-set(url(http://example.com/a) 1x) }',
    'h1 { --x: url(https://example.com/a.png) }',
    'h1 { background: u\\72l(https://example.com/a.png) }',
    '@font-face { font-family: x; src: url(https://example.com/x.woff2) }',
    '@IMPORT url(//example.com/x.css);',
    '@media print { @import "x.css"; }',
    '@layer base { h1 { content: "example" } }',
    'h1 { cursor: url(https://example.com/a.cur), auto }',
    'h1 { -moz-binding: url(/x.xml#y) }',
    'h1 { width: expression(alert(1)) }',
    'h1 { background: url(javascript:alert(1)) }',
    'h1 { background: url(data:text/html,x) }',
    '@supports (display: grid) { h1 { background: url(https://example.com/x) } }',
    '.a { .b & { background: url(https://example.com/x) } }',
  ])('loads nothing from elsewhere: %s', (css) => {
    const { css: kept, problems } = checkOwnCss(css)
    expect(problems.length).toBeGreaterThan(0)
    expect(kept).not.toMatch(/example|expression|javascript|x\.xml|text\/html|x\.css/i)
  })

  it.each([
    ['body { display: none }', 'the page'],
    ['html body.x { opacity: 0 }', 'the page'],
    ['main { visibility: hidden !important }', 'the content of the page'],
    ['#main { display: none }', 'the content of the page'],
    ['.a, body > main { font-size: 0 }', 'the content of the page'],
    ['body footer { max-height: 0px }', 'the footer with the terms'],
    ['* { display: none }', 'whatever is on the page'],
    ['body > * { opacity: 10% }', 'whatever is on the page'],
    ['body > :not(.x) { display: none }', 'whatever is on the page'],
    ['[class] { clip-path: inset(50%) }', 'whatever is on the page'],
    ['[data-duty] { transform: scale(0) }', 'what the product has to show'],
    ['p[data-duty="x"] { display: none }', 'what the product has to show'],
    ['body { & { display: none } }', 'whatever is on the page'],
    ['@media all { footer { content-visibility: hidden } }', 'the footer with the terms'],
    [':root { --x: none } body { display: var(--x) }', 'the page'],
    ['main { opacity: calc(1 - 1) }', 'the content of the page'],
    ['main { filter: opacity(0) }', 'the content of the page'],
    ['main { color: rgba(0, 0, 0, .0) }', 'the content of the page'],
    ['main { color: rgb(0 0 0 / 0%) }', 'the content of the page'],
    ['footer { position: absolute; left: -9999px }', 'the footer with the terms'],
    ['footer { transform: translateX(-100vw) }', 'the footer with the terms'],
    ['footer { text-indent: -99em }', 'the footer with the terms'],
    ['body > * { margin-left: -200% }', 'whatever is on the page'],
  ])('cannot hide what readers have to see: %s', (css, part) => {
    expect(messages(css)).toEqual([`This hides ${part}, which readers have to see.`])
  })

  it.each([
    'body::after { content: ""; position: fixed; inset: 0; background: white }',
    'body:before { content: ""; position: absolute; width: 4px; height: 4px }',
    'main::after { content: ""; position: var(--p); inset: 0 }',
    '*::before { content: "x"; position: sticky }',
    'html::after { content: ""; z-index: 5 }',
    '.a, [data-duty]::after { content: ""; position: fixed }',
    '@media all { body::after { content: ""; position: fixed; z-index: 0 } }',
    'header { position: fixed; inset: 0 }',
    'header { position: fixed; inset: -1px 0 }',
    'nav.menu { position: fixed; top: 0; left: 0; width: 100vw; height: 100dvh }',
    '.a { position: FIXED; inset-block: 0; inset-inline: 0 }',
    '.a { position: fixed; inset-block-start: 0; inset-block-end: 0; min-inline-size: 99% }',
  ])('lays nothing over the page: %s', (css) => {
    expect([...new Set(messages(css))]).toEqual([
      'This lays something over the page. Give the rule a negative z-index, and it stands behind.',
    ])
  })

  it.each([
    'body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: #eee }',
    'main::before { content: "x"; color: red }',
    'body::after { content: ""; position: relative }',
    'header { position: fixed; inset: 0 0 auto }',
    'header { position: fixed; top: 0; left: 0; right: 0; height: 4rem }',
    'aside { position: fixed; inset-block: 0; right: 0; width: 20rem }',
    '.hero::after { content: ""; position: absolute; inset: 0; background: rgb(0 0 0 / 20%) }',
    'h2::before { content: ""; position: absolute; inset: 0; z-index: 1 }',
    '.a { position: absolute; inset: 0 }',
  ])('may decorate: %s', (css) => {
    expect(messages(css)).toEqual([])
  })

  it('keeps what is right around what is broken', () => {
    const { css, problems } = checkOwnCss('h1 { color: red } } .x { colour } h2 { color: blue }')
    expect(problems.length).toBeGreaterThan(0)
    expect(css).toContain('h2{color:blue}')
    expect(messages('h1 { color: red')).toEqual([])
    expect(messages('h1 {{{ @@@')).not.toEqual([])
  })

  it('takes no longer than its length asks for', () => {
    expect(checkOwnCss('a{'.repeat(20_000)).problems.length).toBeLessThanOrEqual(50)
    expect(checkOwnCss('('.repeat(40_000)).problems.length).toBeLessThanOrEqual(50)
  })
})
