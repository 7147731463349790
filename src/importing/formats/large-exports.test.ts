import { describe, expect, it } from 'vitest'
import { rowsOf } from '../rows-of'
import { openBundle } from '../source/open-bundle'
import { filesIn } from '../testing/import-files'
import { readAll } from '../testing/read-all'

describe('memory', () => {
  const size = 150
  const filler = `<p>${'words '.repeat(2000)}</p>`

  /** The growth of memory in MB while all rows of a file are read. */
  async function growth(
    name: string,
    pieces: string,
  ): Promise<{ rows: number; megabytes: number }> {
    const bundle = await openBundle(`${await filesIn({ [name]: pieces })}/${name}`)
    let rows = 0
    let most = 0
    const before = process.memoryUsage().rss
    for await (const row of rowsOf(bundle, { format: null, columns: {} })) {
      rows += row.name === '' ? 0 : 1
      most = Math.max(most, process.memoryUsage().rss - before)
    }
    await bundle.close()
    return { rows, megabytes: most / 1_048_576 }
  }

  it(
    'stays flat for large exports of Blogger, Evernote and Typepad',
    { timeout: 120_000 },
    async () => {
      const base64 = 'QUJD'.repeat(250_000)
      const files: [string, string, number][] = [
        [
          'blog.xml',
          `<feed xmlns="http://www.w3.org/2005/Atom">${`<entry><id>tag:blogger.com,1999:blog-1.post-1</id><title>a</title><content>${filler.replaceAll('<', '&lt;')}</content></entry>`.repeat(size * 80)}</feed>`,
          size * 80,
        ],
        [
          'notes.enex',
          `<en-export>${`<note><title>a</title><content><![CDATA[<en-note>b</en-note>]]></content><resource><data encoding="base64">${base64}</data><mime>image/png</mime></resource></note>`.repeat(size)}</en-export>`,
          size,
        ],
        [
          'export.txt',
          `TITLE: a\n-----\nBODY:\n${filler}\n-----\n--------\n`.repeat(size * 80),
          size * 80,
        ],
      ]
      for (const [name, text, count] of files) {
        const { rows, megabytes } = await growth(name, text)
        expect(rows, name).toBe(count)
        expect(megabytes, name).toBeLessThan(140)
      }
    },
  )

  it('does not count base64, which is read when a picture is stored', async () => {
    const note = `<note><title>a</title><content><![CDATA[<en-note>b</en-note>]]></content><resource><data encoding="base64">${'QUJD'.repeat(13_000_000)}</data><mime>image/png</mime></resource></note>`
    const { recipes, problems } = await readAll(
      await filesIn({ 'notes.enex': `<en-export>${note}</en-export>` }),
    )
    expect(problems).toEqual([])
    expect(recipes[0]?.pictures).toHaveLength(1)
  }, 60_000)
})
