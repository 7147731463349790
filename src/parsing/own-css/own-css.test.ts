import { describe, expect, it } from 'vitest'
import { expectLinear } from '@/src/testing/growth'
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
    expect(checkOwnCss(css)).toEqual({ css, problems: [], isOutOfBounds: false })
  })

  it('says by line and column what is not allowed, and leaves only that out', () => {
    const { css, problems } = checkOwnCss(
      '@import "x.css";\nh1 {\n  color: red;\n  background: url(https://example.com/a.png)\n}',
    )
    expect(problems).toEqual([
      {
        line: 1,
        column: 1,
        message: '@import is not allowed in the style sheet of a site.',
      },
      {
        line: 4,
        column: 3,
        message:
          '"https://example.com/a.png" is on another site. Use a picture of this site (/media/…).',
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
    '@supports (background: url(https://example.com/x)) { h1 { color: red } }',
    '@container style(--x: url(https://example.com/x)) { h1 { color: red } }',
    '@supports (background: image-set("https://example.com/x" 1x)) { h1 { color: red } }',
    'h1 { background: u\\72 l(https://example.com/a.png) }',
    'h1 { background: \\75\\72\\6c(https://example.com/a.png) }',
    'h1 { background: UR\\4c("https://example.com/a.png") }',
    'h1 { background: \\69mage-set("https://example.com/a.png" 1x) }',
    'h1 { background: \\00002d webkit-image-set("https://example.com/a.png" 1x) }',
    'h1 { background: image-\\set("https://example.com/a.png" 1x) }',
    'h1 { background: im/**/age-set("https://example.com/a.png" 1x), url(//example.com/x) }',
    'h1 { background: image("https://example.com/a.png") }',
    'h1 { background: src("https://example.com/a.png") }',
    'h1 { background: cross-fade(url(/a.png), url(https://example.com/b.png)) }',
    'h1 { background: -WEBKIT-CROSS-FADE(url("https://example.com/b.png"), url(/a.png), 50%) }',
    '@property --x { syntax: "<url>"; inherits: true; initial-value: url(https://example.com/) }',
    '@\\69mport url(//example.com/x.css);',
    '@function --x() { result: url(https://example.com/a.png) }',
    '@layer a { h1 { background: url(https://example.com/x) } }',
    '@scope (h1) { :scope { background: url(https://example.com/x) } }',
    '@starting-style { h1 { background: url(https://example.com/x) } }',
    '@counter-style x { system: cyclic; symbols: url(https://example.com/x) }',
    'h1 { background: url(/\\9 /example.com/a.png) }',
    '\uFEFF@import "//example.com/x.css";',
    'h1 { color: red; background: url(https://exa\0mple.com/x) }',
  ])('loads nothing from elsewhere: %s', (css) => {
    const { css: kept, problems } = checkOwnCss(css)
    expect(problems.length).toBeGreaterThan(0)
    expect(kept).not.toMatch(/example|expression|javascript|x\.xml|text\/html|x\.css/i)
  })

  it.each([
    'image-set(var(--x) 1x)',
    'image-set(attr(data-x) 1x)',
    '-webkit-image-set(url(/a.png) 1x, env(x) 2x)',
    'image-set(linear-gradient(var(--x)) 1x)',
    'SRC(VAR(--x))',
    'src(--own(1))',
  ])('puts no address together from what is written elsewhere: %s', (value) => {
    const css = `:root { --x: "https://example.com/a" } h1 { background: ${value} }`
    expect(checkOwnCss(css)).toMatchObject({
      css: ':root{--x:"https://example.com/a"}h1{}',
      problems: [{ line: 1, column: 45 }],
    })
  })

  it.each([
    ['body { display: none }', 'the page'],
    ['html body.x { opacity: 0 }', 'the page'],
    ['main { visibility: hidden !important }', 'the content of the page'],
    ['#main { display: none }', 'the content of the page'],
    ['.a, body > main { font-size: 0 }', 'the content of the page'],
    ['body footer { max-height: 0px }', 'the footer with the terms'],
    ['* { display: none }', 'all content of the page'],
    ['body > * { opacity: 10% }', 'all content of the page'],
    ['body > :not(.x) { display: none }', 'all content of the page'],
    ['[class] { clip-path: inset(50%) }', 'all content of the page'],
    ['[data-duty] { transform: scale(0) }', 'required content'],
    ['p[data-duty="x"] { display: none }', 'required content'],
    ['body { & { display: none } }', 'all content of the page'],
    ['@media all { footer { content-visibility: hidden } }', 'the footer with the terms'],
    [':root { --x: none } body { display: var(--x) }', 'the page'],
    ['main { opacity: calc(1 - 1) }', 'the content of the page'],
    ['main { filter: opacity(0) }', 'the content of the page'],
    ['main { color: rgba(0, 0, 0, .0) }', 'the content of the page'],
    ['main { color: rgb(0 0 0 / 0%) }', 'the content of the page'],
    ['footer { position: absolute; left: -9999px }', 'the footer with the terms'],
    ['footer { transform: translateX(-100vw) }', 'the footer with the terms'],
    ['footer { text-indent: -99em }', 'the footer with the terms'],
    ['body > * { margin-left: -200% }', 'all content of the page'],
    ['footer { zoom: 0.01 }', 'the footer with the terms'],
    ['footer { rotate: x 90deg }', 'the footer with the terms'],
    ['footer { scale: 0 }', 'the footer with the terms'],
    ['footer { transform: rotateX(90deg) }', 'the footer with the terms'],
    ['* { letter-spacing: -1em }', 'all content of the page'],
    ['main { letter-spacing: -1em }', 'the content of the page'],
    ['body { border: 60vmax solid }', 'the page'],
    ['footer { padding-left: 200vw }', 'the footer with the terms'],
    ['main { inline-size: 0 }', 'the content of the page'],
    ['main { font-size: 1px }', 'the content of the page'],
    ['main { mix-blend-mode: screen }', 'the content of the page'],
  ])('cannot hide what readers have to see: %s', (css, part) => {
    expect(messages(css)).toEqual([`This hides ${part}, which must stay visible.`])
  })

  it.each([
    '.x { @scope (footer) { display: none } }',
    '.x { @media all { @scope ([data-duty]) { display: none } } }',
    '.x { @SCOPE (footer) { @media all { display: none } } }',
  ])('cannot hide it within the scope of a rule: %s', (css) => {
    expect(messages(css)).toEqual(['@scope is not allowed inside a rule.'])
  })

  it.each([
    ['footer { columns: 40 }', 'columns', 'the footer with the terms'],
    ['* { all: unset }', 'all', 'all content of the page'],
    ['footer { animation: away 1s forwards }', 'animation', 'the footer with the terms'],
    ['[data-duty] { -webkit-text-security: disc }', '-webkit-text-security', 'required content'],
    [':where(p) > * { shape-outside: none }', 'shape-outside', 'all content of the page'],
    ['footer { not-known-yet: 1 }', 'not-known-yet', 'the footer with the terms'],
  ])('sets only what is known to be harmless where readers have to look: %s', (css, name, part) => {
    expect(messages(css)).toEqual([`${name} cannot be set for ${part}, which must stay visible.`])
  })

  it.each([
    'p\\6fsition: fixed',
    'posit\\69 on: fixed',
    'po\\sition: fixed',
    'position: fi\\78 ed',
    'position: f\\ixed',
    'width: 100v\\77',
  ])('spells nothing with escapes that needs none: %s', (declaration) => {
    expect(checkOwnCss(`.a {\n  ${declaration};\n  inset: 0 }`)).toMatchObject({
      css: '',
      problems: [{ line: 2, message: 'Write this name without escapes (\\).' }],
      isOutOfBounds: false,
    })
  })

  it('takes the escapes that names need', () => {
    const css = '.\\31 0, .md\\:wide, .w-1\\/2, #\\32 xl { color: red; content: "\\201C\\A" }'
    expect(checkOwnCss(css)).toMatchObject({ css, problems: [] })
  })

  it.each(['Fraunces', '"Source Serif 4"', "'inter'", 'Inter Fallback 1'])(
    'replaces no font of the product: %s',
    (name) => {
      const css = `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,AAAA) }`
      expect(messages(css)).toEqual([expect.stringContaining('is a built-in font')])
      expect(messages(css.replace(name, '"My own"'))).toEqual([])
    },
  )

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
      'This covers the page. Give the rule a negative z-index to place it behind.',
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

  it('closes no more brackets than it opens', () => {
    for (const css of ['a { color: red } } body { margin: 0 }', 'a { b: ( } ) } }', '] h1 { }']) {
      const { css: kept, problems } = checkOwnCss(css)
      expect(problems.length).toBeGreaterThan(0)
      expect(checkOwnCss(kept).problems).toEqual([])
    }
  })

  it.each([
    ['rules within rules', '&{', 1, 66],
    ['rules of a tag', 'a{', 1, 66],
    ['parentheses', '(', 1, 33],
    ['functions', 'a{b:calc(', 1, 146],
    ['conditions', '@media all{', 1, 363],
    ['square brackets', 'a[', 1, 66],
    ['selectors', 'a:is(', 1, 163],
    ['a list of selectors', 'a,', 1, 1],
    ['a sum', 'a{b:calc(1px', 1, 3],
  ])('is refused with its place where there is too much: %s', (_, piece, line, column) => {
    const isSum = piece.startsWith('a{b:calc(1px')
    const css = isSum ? `${piece}${' + 1px'.repeat(8000)})}` : piece.repeat(24_000)
    const { css: kept, problems, isOutOfBounds } = checkOwnCss(css)
    expect([kept, isOutOfBounds, problems.length]).toEqual(['', true, 1])
    expect(problems[0]).toMatchObject({ line, column })
  })

  it.each(['\0', '\u0007', '\uFEFF', '\uD800', '\u0085'])(
    'holds no character that cannot be seen or stored',
    (character) => {
      expect(checkOwnCss(`a {\n}\n ${character}b {}`)).toEqual({
        css: '',
        problems: [{ line: 3, column: 2, message: 'This character is invisible: remove it.' }],
        isOutOfBounds: true,
      })
    },
  )

  it.each([
    ['one name', 'a'],
    ['one number', '0'],
    ['one number after a point', '.0'],
    ['escapes', '\\31 '],
    ['one string', '"'],
    ['a string in a value', 'a{margin:"0'],
    ['one comment', '/*'],
    ['one address', 'a{b:url(x'],
    ['rules', 'a{}'],
    ['declarations', 'body{left:0;position:fixed;'],
    ['conditions', '@media (('],
    ['support', '@supports (('],
    ['support of nothing', '@supports not ('],
    ['containers', '@container style(('],
    ['rules at', '@x;'],
    ['important', 'a{b:c!'],
    ['closing brackets', '}'],
    ['lists', 'a,b c>d{}'],
    ['a broken address', 'a{b:url(('],
    ['marks of HTML', '<!-- -->'],
    ['nested lists', ':is(a,:is(b,'],
    ['custom properties', 'a{--b:{c:[('],
  ])('is checked in time for its length: %s', (_, piece) => {
    expectLinear((length) => checkOwnCss(piece.repeat(Math.ceil(length / piece.length))))
  })

  it('is checked in time for its length where it is close to what is too much', () => {
    const selectors = 'a,'.repeat(990)
    const values = Array.from({ length: 5 }, () => `left:${'0'.repeat(190)} 1`).join(';')
    expectLinear((length) =>
      checkOwnCss(`${selectors}b{${values};position:fixed}`.repeat(Math.ceil(length / 4000))),
    )
  })
})
