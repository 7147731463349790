import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFiles } from '../../testing/import-files'
import { buildPdf, formatPdfText } from '../../testing/build-pdf'
import { readAll } from '../../testing/read-all'
import { startSiteServer } from '../../testing/site-server'
import { createMemoryFile } from '../../testing/memory-source'
import { formatExternalLink, buildDocx, formatParagraph } from '../../testing/build-docx'
import { buildZip } from '../../testing/build-zip'
import { readDocument } from './read-document'

const fixture = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'fixtures', name))

const read = async (name: string, bytes: string | Uint8Array) =>
  readAll(`${await createFiles({ [name]: bytes })}/${name}`)

const LINES = [
  'Pea Soup',
  'Serves 4',
  'Ingredients',
  '500 g peas',
  '1 onion',
  'Method',
  'Soften the onion in a pan.',
  'Add the peas and simmer.',
]
const BODY = LINES.map((line) => formatParagraph(line)).join('')
const PDF = buildPdf(LINES.map((line, at) => formatPdfText(70, 760 - at * 24, line)).join(''))
const RTF = `{\\rtf1\\ansi ${LINES.join('\\par ')}\\par}`

// docs/product/import-and-export.md#documents
describe('a document', () => {
  it('is read for what it is, whatever it is called', async () => {
    const files: readonly [string, Uint8Array | string, string][] = [
      ['a.pdf', buildDocx(BODY), 'docx'],
      ['a.zip', buildDocx(BODY), 'docx'],
      ['a.doc', RTF, 'rtf'],
      ['a.docx', PDF, 'pdf'],
      ['a', await fixture('columns.doc'), 'doc'],
      ['a.txt', await fixture('with-picture.odt'), 'odt'],
    ]
    for (const [name, bytes, format] of files) {
      const { recipes, problems, formats } = await read(name, bytes)
      expect([problems, [...formats], recipes.length > 0], name).toEqual([[], [format], true])
    }
  })

  it('that is locked with a password is named, with what to do', async () => {
    const ole = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2048),
      Buffer.from('EncryptedPackage\0', 'utf16le'),
      Buffer.alloc(512),
    ])
    const old = Buffer.from(await fixture('columns.doc'))
    const fib = old.indexOf(Buffer.from('eca5', 'hex'), 512)
    old.writeUInt16LE(old.readUInt16LE(fib + 10) | 0x0100, fib + 10)
    const odt = buildZip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', data: Buffer.alloc(64, 7) },
      { name: 'META-INF/manifest.xml', data: '<m><manifest:encryption-data/></m>' },
    ])
    const files = {
      'a.docx': ole,
      'b.doc': old,
      'c.odt': odt,
      'd.pdf': await fixture('locked.pdf'),
    }
    const { recipes, problems } = await readAll(await createFiles(files))
    expect(recipes).toEqual([])
    expect(problems).toHaveLength(4)
    for (const problem of problems) {
      expect(problem).toContain('locked with a password')
      expect(problem).toMatch(/import that/)
    }
  })

  it('that is cut short fails alone, with what to do', async () => {
    const word = buildDocx(BODY)
    const odt = await fixture('cookbook.odt')
    const old = await fixture('columns.doc')
    const files = {
      'a.docx': word.subarray(0, word.length / 2),
      'b.odt': odt.subarray(0, odt.length / 2),
      'c.rtf': RTF.slice(0, -10),
      'd.doc': old.subarray(0, 1024),
      'e.pdf': PDF.subarray(0, 60),
      'f.docx': word,
    }
    const { recipes, problems } = await readAll(await createFiles(files))
    expect(recipes.map(({ title }) => title)).toEqual(['Pea Soup'])
    expect(problems.map((problem) => problem.slice(0, 1)).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (const problem of problems) expect(problem).toMatch(/damaged|incomplete|cannot be read/)
  })

  it('of another Office program is named with what to do', async () => {
    const ole = (stream: string) =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(1024),
        Buffer.from(`${stream}\0`, 'utf16le'),
      ])
    expect((await read('a.xls', ole('Workbook'))).problems[0]).toMatch(/Excel.*CSV/)
    expect((await read('a.ppt', ole('PowerPoint Document'))).problems[0]).toMatch(/PowerPoint.*PDF/)
    expect((await read('a.msg', ole('__properties'))).problems[0]).toMatch(/old Office document/)
  })

  it('fetches nothing that it links to', async () => {
    const server = await startSiteServer((_url, response) => response.end())
    const picture = `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="rId7"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
    const relationships =
      formatExternalLink('rId7', 'image', `${server.origin}/picture.png`) +
      formatExternalLink('rId8', 'attachedTemplate', `${server.origin}/template.dotm`)
    const { recipes, problems } = await read('a.docx', buildDocx(BODY + picture, { relationships }))
    await server.close()
    expect(problems).toEqual([])
    expect(recipes[0]).toMatchObject({ title: 'Pea Soup', pictures: [] })
    expect(recipes[0]?.warnings.join()).toContain('only linked')
    expect(server.asked).toEqual([])
  })

  it('with macros is read without them, and says so', async () => {
    const entries = [{ name: 'word/vbaProject.bin', data: 'macro' }]
    const { recipes } = await read('a.docm', buildDocx(BODY, { entries }))
    expect(recipes[0]?.warnings).toEqual(['The document contains macros, which were not run.'])
  })

  it('that declares XML entities of its own is not read', async () => {
    const data = '<!DOCTYPE x [<!ENTITY a "aaaa">]><office:document-content/>'
    const odt = buildZip([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name: 'content.xml', data },
      { name: 'META-INF/manifest.xml', data: '<m/>' },
    ])
    expect((await read('a.odt', odt)).problems[0]).toContain('declares XML entities')
  })
})

describe('a PDF', () => {
  it('of pictures alone says how to get its text', async () => {
    const { problems } = await read('scan.pdf', buildPdf('0 0 1 rg 50 50 400 400 re f', ''))
    expect(problems).toEqual([
      expect.stringMatching(/contains only pictures of pages.*paste it.*OCR_COMMAND/),
    ])
  })

  it('with some pages of pictures names those', async () => {
    const text = LINES.map((line, at) => formatPdfText(70, 760 - at * 24, line)).join('')
    const { recipes } = await read(
      'a.pdf',
      buildPdf(text, '', text.replace('Pea Soup', 'Bean Soup')),
    )
    expect(recipes.map(({ title }) => title)).toEqual(['Pea Soup', 'Bean Soup'])
    expect(recipes[0]?.warnings.join()).toContain('were not read: 2.')
  })
})

describe('the limits of a document', () => {
  it('refuse an archive that unpacks to far more data than its size', async () => {
    const word = buildDocx(BODY + formatParagraph(' '.repeat(40 * 1_048_576)))
    const lying = buildDocx(BODY, {
      entries: [{ name: 'word/styles.xml', data: ' '.repeat(5_000_000), claimedSize: 10 }],
    })
    const { recipes, problems } = await readAll(
      await createFiles({ 'a.docx': word, 'b.docx': lying, 'c.docx': buildDocx(BODY) }),
    )
    expect(recipes).toHaveLength(1)
    expect(problems).toHaveLength(2)
    expect(problems.join()).toMatch(/far more data than its size/)
  })

  it('end one that takes too long, and the next is read', async () => {
    const long = buildPdf(Buffer.alloc(60 * 1_048_576, '(a) Tj '))
    const limits = { milliseconds: 100, growthMegabytes: 10_240 }
    await expect(readDocument(createMemoryFile(long), 'pdf', { limits })).rejects.toThrow(
      /took too long.*Divide it/,
    )
    const { html } = await readDocument(createMemoryFile(buildDocx(BODY)), 'docx')
    expect(html).toContain('Pea Soup')
  })

  it('end one that takes too much memory, and the next is read', { timeout: 60_000 }, async () => {
    const bomb = buildPdf(Buffer.alloc(200 * 1_048_576, '(a) Tj '))
    const limits = { milliseconds: 50_000, growthMegabytes: 100 }
    await expect(readDocument(createMemoryFile(bomb), 'pdf', { limits })).rejects.toThrow(
      /too much memory.*Divide it/,
    )
    expect((await readDocument(createMemoryFile(PDF), 'pdf')).html).toContain('Pea Soup')
  })
})
