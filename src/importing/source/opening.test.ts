import { mkdir, symlink } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createFiles } from '../testing/import-files'
import { collectAll, createMemoryFile } from '../testing/memory-source'
import { buildZip } from '../testing/build-zip'
import { readContent, isZipBomb, readBytes, readHead } from './content'
import { getChildText, findMarkedElements, getRawText } from './element-text'
import { readElements } from './elements'
import { openBundle } from './open-bundle'
import { isPicture, detectBinaryKind, readSample } from './sample'
import { isBroken } from './source-file'

/** Lists the names in a bundle, with the problems of those that cannot be read. */
async function contents(path: string | readonly string[], name?: string): Promise<string[]> {
  const bundle = await openBundle(path, name)
  const files = await collectAll(bundle.files())
  await bundle.close()
  return files.map((file) => (isBroken(file) ? `${file.name}: ${file.problem}` : file.name))
}

describe('a folder that is imported', () => {
  it('gives its files in one order, those of archives in it last, without what systems leave', async () => {
    const path = await createFiles({
      'b.json': '{}',
      'a/c.json': '{}',
      '.DS_Store': 'x',
      'empty.json': '',
      'cut.zip': Buffer.from('PK\x03\x04 and no more'),
      'locked.zip': buildZip([{ name: 'x.json', data: '{}', isLocked: true }]),
      'a.paprika': buildZip([
        { name: 'x.json', data: '{}' },
        { name: '__MACOSX/x.json', data: '{}' },
      ]),
    })
    expect(await contents(path)).toEqual([
      'a/c.json',
      'b.json',
      'cut.zip: This file is damaged or incomplete. Save or download it again and import that.',
      'empty.json: This file is empty.',
      'locked.zip: This archive is locked with a password. Unpack it and upload its contents.',
      'a.paprika/x.json',
    ])
  })

  // docs/importing.md: the content of a file decides its format, never its name.
  it('opens archives within archives by what they are, whatever they are called', async () => {
    const inner = buildZip([{ name: 'x.json', data: '{}' }])
    const path = await createFiles({
      'all.zip': buildZip([
        { name: 'My recipes.paprikarecipes', data: inner },
        { name: 'a.json', data: '{}' },
      ]),
    })
    expect(await contents(`${path}/all.zip`)).toEqual([
      'My recipes.paprikarecipes/x.json',
      'a.json',
    ])
    const bundle = await openBundle(`${path}/all.zip`)
    expect(await bundle.find('My recipes.paprikarecipes/x.json')).not.toBeNull()
    await bundle.close()
  })

  it('reads an archive that was packed again as the one within, with the names of its files', async () => {
    const inner = buildZip([
      { name: 'posts.csv', data: 'a,b' },
      { name: 'posts/1.html', data: '<p>' },
    ])
    const outer = buildZip([
      { name: '__MACOSX/._export.zip', data: 'x' },
      { name: 'folder/export', data: buildZip([{ name: 'export.zip', data: inner }]) },
    ])
    const path = await createFiles({ 'again.zip': outer })
    const bundle = await openBundle(`${path}/again.zip`)
    expect(await bundle.names()).toEqual(['posts.csv', 'posts/1.html'])
    const file = await bundle.find('posts.csv')
    expect(file && (await readBytes(file)).toString()).toBe('a,b')
    await bundle.close()
  })

  it('finds files by name, also within its archives', async () => {
    const inner = buildZip([{ name: 'deep.json', data: '{}' }])
    const path = await createFiles({
      'a.json': '{}',
      'b.zip': buildZip([
        { name: 'x.json', data: '{}' },
        { name: 'inner.zip', data: inner },
      ]),
    })
    const bundle = await openBundle(path)
    const names = ['a.json', 'b.zip/x.json', 'b.zip/inner.zip/deep.json']
    for (const name of names) expect(await bundle.find(name), name).not.toBeNull()
    for (const name of ['b.json', 'b.zip/y.json', 'x.json', 'b.zip/inner.zip/no.json']) {
      expect(await bundle.find(name), name).toBeNull()
    }
    expect(await bundle.names()).toEqual(['a.json', 'b.zip/x.json', 'b.zip/inner.zip'])
    await bundle.close()
  })

  it('takes archives for what they are, however their ending is written', async () => {
    const inner = buildZip([{ name: 'deep.json', data: '{}' }])
    const path = await createFiles({
      'B.ZIP': buildZip([
        { name: 'folder/', data: '' },
        { name: 'folder\\x.json', data: '{}' },
        { name: 'Inner.Zip', data: inner },
      ]),
    })
    expect(await contents(path)).toEqual(['B.ZIP/folder/x.json', 'B.ZIP/Inner.Zip/deep.json'])
    const bundle = await openBundle(path)
    expect(await bundle.find('B.ZIP/Inner.Zip/deep.json')).not.toBeNull()
    expect(await bundle.find('B.ZIP/none.zip/deep.json')).toBeNull()
    await bundle.close()
  })

  it('reads names of archives that do not say how they are written', async () => {
    // "é" as UTF-8, and as the code page of old programs has it.
    const names = [Buffer.from('crème.json'), Buffer.from([0x82, ...Buffer.from('t.json')])]
    const path = await createFiles({
      'a.zip': buildZip(names.map((name) => ({ name, data: '{}' }))),
    })
    expect(await contents(path)).toEqual(['a.zip/crème.json', 'a.zip/ét.json'])
  })

  it('does not follow links out of itself', async () => {
    const [outside, path] = [
      await createFiles({ 'secret.json': '{}' }),
      await createFiles({ 'a.json': '{}' }),
    ]
    await symlink(`${outside}/secret.json`, `${path}/link.json`)
    await mkdir(`${path}/sub`)
    expect(await contents(path)).toEqual(['a.json'])
  })
})

describe('what is imported together', () => {
  it('is one bundle; one file may have another name than on disk', async () => {
    const path = await createFiles({ 'a.json': '{}', 'b/c.json': '{}' })
    expect(await contents([`${path}/a.json`, `${path}/b`])).toEqual(['a.json', 'c.json'])
    expect(await contents(`${path}/a.json`, 'sent.json')).toEqual(['sent.json'])
    await expect(openBundle(`${path}/no.json`, 'sent.json')).rejects.toThrow(
      'There is no file sent.json.',
    )
  })

  it('closes what formats keep open beside it, once', async () => {
    const bundle = await openBundle(await createFiles({ 'a.json': '{}' }))
    let closed = 0
    bundle.atClose(() => Promise.resolve(void (closed += 1)))
    await bundle.close()
    await bundle.close()
    expect(closed).toBe(1)
  })
})

describe('the bytes of a file', () => {
  it('are unpacked where they are gzipped, whatever the file is called', async () => {
    const packed = gzipSync('x'.repeat(100_000))
    expect(
      await readBytes(createMemoryFile([packed.subarray(0, 10), packed.subarray(10)])),
    ).toHaveLength(100_000)
    expect((await readBytes(createMemoryFile(Buffer.from([0x1f, 0x00, 0x8b])))).length).toBe(3)
    await expect(readBytes(createMemoryFile(packed.subarray(0, 40)))).rejects.toThrow('damaged')
    expect(await collectAll(readContent(createMemoryFile([])))).toEqual([])
  })

  it('are read up to the wished number of them', async () => {
    expect((await readHead(createMemoryFile(['abc', 'def', 'ghi']), 4)).toString()).toBe('abcd')
    expect((await readHead(createMemoryFile(['abc']), 4)).toString()).toBe('abc')
  })

  it('are too many where more than 250 times as many come out, from 32 MiB on', () => {
    const megabytes = 33 * 1_048_576
    expect(isZipBomb(1, 32 * 1_048_576)).toBe(false)
    expect(isZipBomb(1, megabytes)).toBe(true)
    expect(isZipBomb(megabytes / 250, megabytes)).toBe(false)
    expect(isZipBomb(megabytes / 250 - 1, megabytes)).toBe(true)
  })
})

describe('what a file is', () => {
  it('is told by its first bytes', () => {
    const kinds: readonly [string, string | null][] = [
      ['', 'empty'],
      ['89504e470d0a', 'a PNG picture'],
      ['ffd8ffe0', 'a JPEG picture'],
      ['4749463839', 'a GIF picture'],
      ['524946460000000057454250', 'a WebP picture'],
      ['524946460000000057415645', null],
      ['00000018667479706d703432', 'a video or a HEIC picture'],
      ['504b0506', 'an empty zip archive'],
      ['377abcaf271c', 'a 7-Zip archive'],
      ['d0cf11e0a1b1', 'an old Office document'],
      ['7f454c46', 'a program'],
      ['4d5a9000', 'a program'],
      ['53514c69746520666f726d6174203300', 'an SQLite database'],
      ['0000000000', 'no text'],
      ['fffe42000000', null],
      ['feff00420000', null],
      ['420075006e00', null],
      ['42756e', null],
    ]
    for (const [hex, kind] of kinds) {
      const found = detectBinaryKind({ bytes: Buffer.from(hex, 'hex') })
      if (hex.startsWith('52494646') && kind === null) expect(found).not.toBe('a WebP picture')
      else expect(found, hex).toBe(kind)
    }
  })

  it('is a picture where it is one of pixels or an SVG', () => {
    const is = (text: string) => isPicture({ bytes: Buffer.from(text, 'latin1') })
    expect(is('\x89PNG')).toBe(true)
    expect(is(' <?xml version="1.0"?>\n<SVG')).toBe(true)
    expect(is('<p>an <svg')).toBe(false)
    expect(is('%PDF-1.4')).toBe(false)
  })

  it('is told of its first 64 KiB, which never end within a character', async () => {
    const text = `${'é'.repeat(20_000)}\n${'ü'.repeat(20_000)}`
    const sample = await readSample(createMemoryFile(`\ufeff${text}`, 'a.txt'))
    expect(sample.text).toBe(`${'é'.repeat(20_000)}\n`)
    expect(sample.bytes).toHaveLength(65_536)
  })
})

describe('elements of a file', () => {
  const found = (text: string, isXml = true) =>
    collectAll(
      readElements(createMemoryFile(text), { isXml, isWanted: (name) => name === 'recipe' }),
    )

  it('come with everything in them, in XML as they are written', async () => {
    const [one, two, ...more] = await found(
      '<all><recipe id="1"><Name> Pie <b>hot</b></Name></recipe><other/><recipe><![CDATA[a < b]]> &amp; c</recipe></all>',
    )
    expect(more).toEqual([])
    expect(one?.attribs['id']).toBe('1')
    expect(one && [getChildText(one, 'Name'), getChildText(one, 'name')]).toEqual(['Pie hot', null])
    expect(two && getRawText(two)).toBe('a < b & c')
  })

  it('that lie in a wanted one are part of it', async () => {
    expect(await found('<recipe><recipe>a</recipe></recipe>')).toHaveLength(1)
  })

  it('of HTML may be left open, of XML not', async () => {
    expect(await found('<recipe><p>a', false)).toHaveLength(1)
    await expect(found('<recipe><p>a')).rejects.toThrow('is incomplete')
  })

  it('nested more than 500 deep are named', async () => {
    const deep = (depth: number) =>
      found(`<recipe>${'<i>'.repeat(depth)}${'</i>'.repeat(depth)}</recipe>`)
    expect(await deep(500)).toHaveLength(1)
    await expect(deep(501)).rejects.toThrow('This is nested too deeply.')
  })

  it('are found by class, id or itemprop, as whole words', async () => {
    const [recipe] = await found(
      '<recipe><a class="x name"/><a id="name"/><a itemprop="name"/><a class="names"/></recipe>',
    )
    expect(recipe && findMarkedElements(recipe, 'name')).toHaveLength(3)
  })
})
