import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { getCommonName, toSafePath, storeUploadedFiles } from './uploaded-files'

// docs/product/import-and-export.md#imports
describe('the path of a sent file', () => {
  it.each([
    ['recipes.csv', 'recipes.csv'],
    ['Blog/2019/pie.html', 'Blog/2019/pie.html'],
    ['C:\\Users\\me\\pie.html', 'C/Users/me/pie.html'],
    ['../../etc/passwd', 'etc/passwd'],
    ['/etc/./passwd', 'etc/passwd'],
    ['a\u0000b.csv', 'ab.csv'],
    ['...', 'file'],
    ['', 'file'],
    ['Crème brûlée.md', 'Crème brûlée.md'],
  ])('stays below its folder: %j', (name, path) => {
    expect(toSafePath(name)).toBe(path)
  })

  it('is short enough for every file system, and keeps its ending', () => {
    const path = toSafePath(`${'é'.repeat(300)}.html`)
    expect(Buffer.byteLength(path)).toBeLessThan(255)
    expect(path).toMatch(/\.html$/)
    expect(toSafePath('a/'.repeat(40)).split('/')).toHaveLength(8)
  })
})

describe('files that are sent together', () => {
  it('are stored under their paths, and none over another', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'sent-')), 'own')
    const store = storeUploadedFiles(folder)
    const send = (name: string, text: string) => store(name, Readable.from([Buffer.from(text)]))
    await send('blog/pie.html', 'one')
    await send('blog/Pie.html', 'two')
    await send('blog', 'three')
    await send('blog/pie.html/deep.html', 'four')
    const long = `${'a'.repeat(200)}.xml`
    expect(await send(long, 'five')).toMatchObject({ name: long })
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      files
        .filter((each) => each.isFile())
        .map((each) => readFile(join(each.parentPath, each.name), 'utf8')),
    )
    expect(texts.sort()).toEqual(['five', 'four', 'one', 'three', 'two'])
  })

  it('are refused while they arrive where they are too much together', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'sent-')), 'own')
    const store = storeUploadedFiles(folder, 10)
    const send = (name: string, bytes: Readable) => store(name, bytes)
    await send('a.csv', Readable.from([Buffer.from('12345678')]))
    let sent = 0
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc((sent += 1))
      })(),
    )
    await expect(send('b.csv', endless)).rejects.toMatchObject({
      code: 'payload_too_large',
      message: 'The file is larger than 2 GB. Send it in parts.',
    })
    expect(endless.destroyed).toBe(true)
    expect(sent).toBeLessThan(1_000)
  })

  it('are called by their folder, or by their number', () => {
    const named = (...names: string[]) => names.map((name) => ({ name, path: '' }))
    expect(getCommonName(named('a/b/export.xml'))).toBe('export.xml')
    expect(getCommonName(named('blog/a.html', 'blog/b.html'))).toBe('blog')
    expect(getCommonName(named('a.html', 'b.html'))).toBe('2 files')
  })
})
