import { existsSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UnreadablePictureError } from '../unreadable'
import { prepareDrawing } from './prepare'
import { sanitiseSvg } from './sanitise'

const XLINK = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const clean = (text: string): string => sanitiseSvg(Buffer.from(text)).toString()
const drawing = (inner: string, attributes = ''): string =>
  clean(`<svg ${XLINK} viewBox="0 0 10 10" ${attributes}>${inner}</svg>`)

/** The parts of an SVG that a browser would run or fetch if it were opened as a document. */
function dangersIn(svg: string): string[] {
  const found: string[] = []
  new Parser(
    {
      onopentag: (name, attributes) => {
        if (
          /script|foreignobject|iframe|embed|object|^a$|handler|audio|video|link|meta/i.test(name)
        ) {
          found.push(name)
        }
        for (const [key, value] of Object.entries(attributes)) {
          const isAddress = /href$|^src$/i.test(key) && !/^#|^data:image\/(?!svg)/.test(value)
          const isOutside = /url\((?!\s*["']?#)|javascript:|data:text/i.test(value)
          if (/^on/i.test(key) || isAddress || isOutside) found.push(`${key}=${value}`)
        }
      },
      onprocessinginstruction: (name, text) => found.push(text),
      ontext: (text) => {
        if (/@import|url\((?!\s*["']?#)/i.test(text)) found.push(text)
      },
    },
    { xmlMode: true, decodeEntities: true },
  ).end(svg)
  return found
}

const ATTACKS: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script><rect width="1"/>',
  'script of another namespace':
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  'script in upper case': '<SCRIPT>alert(1)</SCRIPT><Script href="x.js"/>',
  'html by namespace': '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  handlers: '<rect onclick="alert(1)" ONLOAD="alert(1)" onbegin="alert(1)"/>',
  foreignObject:
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
  'a link to script': '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  'an address with an entity in it':
    '<use href="java&#115;cript:alert(1)"/><image href="&#x6a;avascript:alert(1)"/>',
  'a reference to another file':
    '<use xlink:href="https://evil.example/a.svg#x"/><image href="//evil.example/p.png"/>',
  'a drawing within a picture':
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/><feImage href="data:text/html,x"/>',
  'text as data': '<use href="data:text/html;base64,PHNjcmlwdD4="/>',
  'an animation that sets an address':
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/>',
  'an animation of values':
    '<rect><animate attributeName="fill" values="url(https://evil.example/)"/></rect>',
  'a fill from outside':
    '<rect fill="url(https://evil.example/#a)" filter="url(\'//evil.example/f\')"/>',
  'a style that fetches': '<rect style="background:url(https://evil.example/)"/>',
  'a style with escaped letters': '<rect style="fill:\\75 rl(https://evil.example/)"/>',
  'a style with comments between':
    '<style>@im/**/port "x"; rect{fill:ur/**/l(https://evil.example/)}</style>',
  'a style sheet from outside':
    '<style>@import url(https://evil.example/a.css); rect { fill: red }</style>',
  'fonts from outside':
    '<style>@font-face { font-family: x; src: url(https://evil.example/f) }</style>',
  'an unclosed style': '<style>rect{fill:url(https://evil.example/',
  'html in a title': '<title><img src="x" onerror="alert(1)"/></title>',
  'text that looks like elements': '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
  'CDATA that ends an element': '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  'an element that ends in an attribute': '<g id="</g><script>alert(1)</script>"/>',
  'a stylesheet instruction': '<?xml-stylesheet href="https://evil.example/a.css"?><rect/>',
  'xml base': '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  'event elements': '<handler type="text/javascript" ev:event="load">alert(1)</handler><listener/>',
  'a frame': '<iframe src="https://evil.example/"/><embed src="x.swf"/><object data="x"/>',
}

describe('a drawing that is uploaded', () => {
  it.each(Object.entries(ATTACKS))('keeps nothing that runs or fetches: %s', (_, inner) => {
    const cleaned = drawing(inner)
    expect(dangersIn(cleaned)).toEqual([])
  })

  it('has no handler on its outermost element', () => {
    expect(dangersIn(drawing('', 'onload="alert(1)" width="10"'))).toEqual([])
  })

  it('has no document type and none of its entities', () => {
    const cleaned = clean(`<?xml version="1.0"?>
      <!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY b "x">]>
      <svg ${XLINK}><text>&secret;&b;</text></svg>`)
    expect(cleaned).not.toMatch(/DOCTYPE|ENTITY|&secret;|<\?/)
    expect(cleaned).toContain('&amp;secret;')
  })

  it('still shows what it showed', async () => {
    const logo = `<svg ${XLINK} width="40" height="20" viewBox="0 0 40 20">
      <!-- made by hand --><defs><linearGradient id="g"><stop offset="0" stop-color="red"/>
      <stop offset="1" stop-color="blue"/></linearGradient><path id="p" d="M0 0h5v5z"/></defs>
      <style>.a { fill: url(#g); stroke: #0f0 } g > rect { opacity: .5 }</style>
      <g transform="translate(2 2)" style="stroke-width: 2"><rect class="a" width="30" height="12"/></g>
      <use xlink:href="#p" x="30"/><text x="2" y="18" font-size="5">Salt &amp; Rye</text></svg>`
    const cleaned = clean(logo)
    for (const part of [
      'url(#g)',
      'xlink:href="#p"',
      'translate(2 2)',
      'Salt &amp; Rye',
      'g &gt; rect',
    ]) {
      expect(cleaned).toContain(part)
    }
    const [before, after] = await Promise.all(
      [logo, cleaned].map((text) => sharp(Buffer.from(text)).raw().toBuffer()),
    )
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
  })

  it('keeps pictures of dots that it carries, but no huge ones', async () => {
    const dots = async (width: number) => {
      const png = sharp({ create: { width, height: width, channels: 3, background: 'red' } }).png()
      return `<image href="data:image/png;base64,${(await png.toBuffer()).toString('base64')}"/>`
    }
    const small = Buffer.from(`<svg ${XLINK} viewBox="0 0 9 9">${await dots(4)}</svg>`)
    expect((await prepareDrawing(small)).toString()).toContain('data:image/png')
    const huge = Buffer.from(`<svg ${XLINK} viewBox="0 0 9 9">${await dots(7000)}</svg>`)
    await expect(prepareDrawing(huge)).rejects.toThrow(/megapixels/)
  })

  it('is cleaned to the same when it is cleaned again', () => {
    for (const inner of Object.values(ATTACKS)) {
      const once = drawing(inner)
      expect(clean(once)).toBe(once)
    }
  })

  it('is refused when it is none, or made to break its readers', () => {
    const deep = `<svg>${'<g>'.repeat(5000)}</svg>`
    for (const text of ['', 'words', '<html><svg/></html>', '<svg/><svg/>', '<svg:svg/>', deep]) {
      expect(() => clean(text), text.slice(0, 20)).toThrow(UnreadablePictureError)
    }
  })

  it('may be written in UTF-16', () => {
    const text = `\ufeff<svg ${XLINK}><text>Brötchen</text><script>alert(1)</script></svg>`
    const cleaned = sanitiseSvg(Buffer.from(text, 'utf16le')).toString()
    expect(cleaned).toContain('Brötchen')
    expect(cleaned).not.toContain('alert')
  })

  const CORPUS = '../shared/data/naughty-strings/blns.json'
  it.skipIf(!existsSync(CORPUS))('keeps nothing that runs of a public collection', () => {
    const strings: unknown = JSON.parse(readFileSync(CORPUS, 'utf8'))
    if (!Array.isArray(strings)) throw new Error('The collection is no list.')
    for (const text of strings.map(String)) {
      for (const inner of [
        text,
        `<text>${text}</text>`,
        `<style>${text}</style>`,
        `<g id="${text}"/>`,
      ]) {
        expect(dangersIn(drawing(inner)), text).toEqual([])
      }
    }
  })
})
