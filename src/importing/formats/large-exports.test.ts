import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readRows } from '../read-rows'
import type { Bundle, SourceFile } from '../source/source-file'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'
import { createMemoryFile } from '../testing/memory-source'

/** Entries of a file, far more than are read ahead. */
const ENTRIES = 600

/** The most entries that were read from a file before their row was taken. */
async function readAhead(head: string, entry: string, tail: string): Promise<number> {
  let opened = 0
  let most = 0
  let read = 0
  function* pieces(): Generator<Buffer> {
    read = 0
    yield Buffer.from(head)
    for (; read < ENTRIES; read += 1) yield Buffer.from(entry)
    yield Buffer.from(tail)
  }
  const file: SourceFile = {
    ...createMemoryFile([], 'export'),
    size: head.length + entry.length * ENTRIES + tail.length,
    open: () => {
      opened += 1
      return Promise.resolve(Readable.from(pieces(), { objectMode: true }))
    },
  }
  const bundle = bundleOf(file)
  let rows = 0
  for await (const row of readRows(bundle, { format: null, columns: {} })) {
    if (row.name !== '') rows += 1
    if (rows < ENTRIES) most = Math.max(most, read - rows)
  }
  expect([rows, opened > 0]).toEqual([ENTRIES, true])
  return most
}

const bundleOf = (file: SourceFile): Bundle => ({
  files: async function* () {
    yield await Promise.resolve(file)
  },
  names: () => Promise.resolve([file.name]),
  find: (name) => Promise.resolve(name === file.name ? file : null),
  atClose: () => undefined,
  close: () => Promise.resolve(),
})

describe('a large export', () => {
  const words = `<p>${'words '.repeat(2000)}</p>`
  const picture = `<resource><data encoding="base64">${'QUJD'.repeat(20_000)}</data><mime>image/png</mime></resource>`

  it.each([
    [
      'Blogger',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<entry><id>tag:blogger.com,1999:blog-1.post-1</id><title>a</title><content>${words.replaceAll('<', '&lt;')}</content></entry>`,
      '</feed>',
    ],
    [
      'Evernote',
      '<en-export>',
      `<note><title>a</title><content><![CDATA[<en-note>b</en-note>]]></content>${picture}</note>`,
      '</en-export>',
    ],
    ['Typepad', '', `TITLE: a\n-----\nBODY:\n${words}\n-----\n--------\n`, ''],
  ])('of %s is read entry by entry, never whole', async (_, head, entry, tail) => {
    expect(await readAhead(head, entry, tail)).toBeLessThan(ENTRIES / 10)
  })

  it('does not count base64, which is read when a picture is stored', async () => {
    const note = `<note><title>a</title><content><![CDATA[<en-note>b</en-note>]]></content><resource><data encoding="base64">${'QUJD'.repeat(13_000_000)}</data><mime>image/png</mime></resource></note>`
    const { recipes, problems } = await readAll(
      await createFiles({ 'notes.enex': `<en-export>${note}</en-export>` }),
    )
    expect(problems).toEqual([])
    expect(recipes[0]?.pictures).toHaveLength(1)
  }, 60_000)
})
