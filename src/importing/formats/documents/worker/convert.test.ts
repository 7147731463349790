import { describe, expect, it } from 'vitest'
import { buildPdf, formatPdfText } from '../../../testing/build-pdf'
import { buildDocx, formatParagraph } from '../../../testing/build-docx'
import { convertDocument } from './convert'
import type { DocumentKind } from './document'

async function htmlOf(kind: DocumentKind, bytes: string | Uint8Array): Promise<string> {
  const answer = await convertDocument({ kind, bytes: Buffer.from(bytes), wantsScans: false })
  return 'html' in answer ? answer.html : answer.problem
}

const warningsOf = async (kind: DocumentKind, bytes: string | Uint8Array): Promise<string[]> => {
  const answer = await convertDocument({ kind, bytes: Buffer.from(bytes), wantsScans: false })
  return 'html' in answer ? answer.warnings : []
}

// docs/product/import-and-export.md#documents
describe('an RTF document', () => {
  it('has letters of its code page, of the fonts, and of Unicode', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}{\f2\fcharset128 C;}}\f0 Cr\'e8me \u8211? {\f1\'d1\'f3\'ef} {\f2\'97\'91} \uc2\u233??t\'e9\~\{x\}\par}`
    expect(await htmlOf('rtf', rtf)).toContain('<p>Crème – Суп 卵 été\u00a0{x}</p>')
  })

  it('has headings, bold type, lists and tables, and no hidden text', async () => {
    const rtf = String.raw`{\rtf1{\info{\title Hidden}}{\*\generator X;}\pard\outlinelevel0 Soup\par\pard{\b Bold}\par{\pntext 1.\tab}Stir\par{\listtext\'b7\tab}Peas\par\trowd\cellx1 200 g\cell flour\cell\row\pard{\v secret}End\page Next\par}`
    expect(await htmlOf('rtf', rtf)).toBe(
      '<h1>Soup</h1><p><strong>Bold</strong></p><ol><li>Stir</li></ol><ul><li>Peas</li></ul><table><tr><td><p>200 g</p></td><td><p>flour</p></td></tr></table><p>End</p><hr><p>Next</p><p></p>',
    )
  })

  it('with more words than can be read at once says so', async () => {
    const rtf = `{\\rtf1 ${'flour '.repeat(5_100_000)}\\par}`
    expect(await htmlOf('rtf', rtf)).toMatch(/too much text. Divide it/)
  })

  it('names its pictures, which are left out', async () => {
    expect(await warningsOf('rtf', String.raw`{\rtf1{\pict\pngblip 8950}Soup\par}`)).toEqual([
      'Pictures in RTF are not imported (1). Save the document as .docx to keep them.',
    ])
  })
})

describe('a Word document', () => {
  it('without styles has headings where the letters are larger', async () => {
    const large = '<w:p><w:r><w:rPr><w:sz w:val="40"/></w:rPr><w:t>Soup</w:t></w:r></w:p>'
    const html = await htmlOf(
      'docx',
      buildDocx(large + formatParagraph('Boil the peas for a while.')),
    )
    expect(html).toBe('<h1>Soup</h1><p>Boil the peas for a while.</p>')
  })

  it('has no deleted text', async () => {
    const edited =
      '<w:p><w:r><w:t>1 egg</w:t></w:r><w:del><w:r><w:delText> or two</w:delText></w:r></w:del></w:p>'
    expect(await htmlOf('docx', buildDocx(edited))).toBe('<p>1 egg</p>')
  })
})

describe('a PDF', () => {
  it('keeps amounts beside their ingredients, and reads other columns one by one', async () => {
    const rows = ['200 g', '2 tbsp', '1 pinch', '4'].map(
      (amount, at) =>
        formatPdfText(60, 700 - at * 20, amount) +
        formatPdfText(160, 700 - at * 20, `thing ${'abcd'[at] ?? ''}`),
    )
    expect(await htmlOf('pdf', buildPdf(rows.join('')))).toContain('<p>2 tbsp thing b</p>')
    const columns = ['Rolled oats', 'Brown sugar', 'Soft butter', 'Sea salt'].map(
      (name, at) =>
        formatPdfText(60, 700 - at * 20, name) +
        formatPdfText(330, 700 - at * 20, `Mix part ${at + 1} well.`),
    )
    const html = await htmlOf(
      'pdf',
      buildPdf(formatPdfText(60, 760, 'Oat bars for a crowd', 20) + columns.join('')),
    )
    expect(html.replace(/<[^>]+>/g, '|')).toMatch(/crowd.*Rolled.*Brown.*Soft.*Sea.*part 1.*part 4/)
  })

  it('joins the lines of a paragraph and words divided at their ends', async () => {
    const lines = [
      'Knead the dough until it is smooth and elas-',
      'tic, cover it with a cloth and let it rest in a',
      'warm place for an hour',
    ]
    const page = lines.map((line, at) => formatPdfText(60, 700 - at * 14, line)).join('')
    expect(await htmlOf('pdf', buildPdf(page))).toBe(
      '<p>Knead the dough until it is smooth and elastic, cover it with a cloth and let it rest in a warm place for an hour</p>',
    )
  })
})
