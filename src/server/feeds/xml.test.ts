import { parseDocument } from 'htmlparser2'
import { textContent } from 'domutils'
import { describe, expect, it } from 'vitest'
import { xmlCdata, xmlElement, xmlText, xmlTextElement } from './xml'

const ODD = 'a\u0000b\u0008c\u001fd\ud800e\udc00f\ufffeg😀\t\n'
const ALLOWED = 'abcdefg😀\t\n'

describe('XML', () => {
  it('drops what no document may hold and keeps everything else', () => {
    expect(xmlText(ODD)).toBe(ALLOWED)
    expect(xmlCdata(ODD)).toBe(`<![CDATA[${ALLOWED}]]>`)
  })

  it('reads back as it was written', () => {
    const text = `]]> <b> & "quoted" 'so' &amp; ]]]]>`
    const attribute = xmlElement('a', '', { name: text })
    for (const written of [xmlElement('a', xmlText(text)), xmlElement('a', xmlCdata(text))]) {
      expect(textContent(parseDocument(written, { xmlMode: true }))).toBe(text)
    }
    expect(parseDocument(attribute, { xmlMode: true }).children).toMatchObject([
      { attribs: { name: text } },
    ])
  })

  it('leaves out what is not there', () => {
    expect(xmlTextElement('a', null)).toBe('')
    expect(xmlElement('a', '', { b: undefined, c: 1 })).toBe('<a c="1"/>')
  })
})
