import { describe, expect, it } from 'vitest'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'
import { SAMPLES } from '../testing/program-samples'
import { RECIPE_HTML } from '../testing/site-server'

/*
 * Exports of programs, blogs and notes that are broken or made to do harm: each is named, and what is
 * good beside it is read.
 */

const read = async (name: string, bytes: string | Uint8Array) =>
  readAll(await createFiles({ [name]: bytes }))

const textOf = (sample: (typeof SAMPLES)[number]): string => {
  if ('json' in sample) return JSON.stringify(sample.json)
  if ('xml' in sample) return sample.xml
  if ('lines' in sample) return sample.lines
  const cells = Object.values(sample.table).map((cell) =>
    typeof cell === 'string' ? cell : JSON.stringify(cell),
  )
  const line = (values: readonly string[]) =>
    values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')
  return `${line(Object.keys(sample.table))}\n${line(cells)}\n`
}

describe('half a file', () => {
  it.each(SAMPLES)('of $format is a recipe or a named row, at every cut', async (sample) => {
    const text = textOf(sample)
    for (const share of [0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 0.99]) {
      const cut = text.slice(0, Math.floor(text.length * share))
      const { recipes, letters, problems, nothing, subscribers } = await read(sample.file, cut)
      const found = [recipes, letters, problems, nothing, subscribers].flat().length
      expect(found, `${share} of ${sample.file}`).toBeGreaterThan(0)
      for (const problem of problems)
        expect(problem).not.toMatch(/TypeError|undefined|not a function/)
    }
  })
})

const VALUES: readonly unknown[] = [null, 7, -1, 1e308, true, '', [], {}, [[]], [null], { a: [1] }]

describe('fields of other types than a program writes', () => {
  it.each(SAMPLES.filter((sample) => 'json' in sample))(
    'of $format are a recipe or a named row',
    async (sample) => {
      const json: unknown = 'json' in sample ? sample.json : null
      const base: unknown = Array.isArray(json) ? json[0] : json
      for (const key of Object.keys(base as object)) {
        for (const value of VALUES) {
          const changed = { ...(base as object), [key]: value }
          const text = JSON.stringify(Array.isArray(json) ? [changed] : changed)
          const { problems } = await read(sample.file, text)
          for (const problem of problems) {
            expect(problem, `${key}: ${JSON.stringify(value)}`).not.toMatch(
              /TypeError|undefined|not a function|Cannot/,
            )
          }
        }
      }
    },
    60_000,
  )
})

describe('text in an encoding of old Windows', () => {
  it.each(SAMPLES)('of $format is read as it was written, whatever it says', async (sample) => {
    const text = textOf(sample)
      .replace(/Leek|Loaf|Soupe|Pflaumenkuchen/g, 'Crème brûlée')
      .replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>')
    const { recipes, letters } = await read(sample.file, Buffer.from(text, 'latin1'))
    expect([...recipes, ...letters][0]?.title).toContain('Crème brûlée')
  })
})

describe('XML with entities of its own', () => {
  it.each(SAMPLES.filter((sample) => 'xml' in sample && sample.xml.startsWith('<?xml')))(
    'of $format is not read, and no other file either',
    async (sample) => {
      const doctype = (entity: string) =>
        textOf(sample)
          .replace('?>', `?><!DOCTYPE a [<!ENTITY x ${entity}>]>`)
          .replace(/>(Leek soup|Loaf)</, '>&x;<')
      for (const entity of ['SYSTEM "file:///etc/passwd"', `"${'lol'.repeat(1000)}"`]) {
        const { recipes, problems } = await read(sample.file, doctype(entity))
        expect(recipes).toEqual([])
        expect(problems[0]).toContain('declares XML entities')
      }
    },
  )
})

describe('a single value of 10 MB', () => {
  const long = 'words of a story '.repeat(620_000)

  it('in a post or note is a row, and the next one is read', { timeout: 120_000 }, async () => {
    const entry = (id: string, html: string) =>
      `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><title>Loaf ${id}</title><content type="html">${html.replaceAll('<', '&lt;')}</content></entry>`
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom">${entry('1', long)}${entry('2', RECIPE_HTML)}</feed>`
    const { recipes, problems } = await read('blog.xml', feed)
    expect(recipes.length + problems.length).toBe(2)
    expect(recipes.at(-1)).toMatchObject({ title: 'Loaf 2' })
    const entries = `TITLE: One\n-----\nBODY:\n${long}\n-----\n--------\nTITLE: Two\n-----\nBODY:\n${RECIPE_HTML}\n-----\n--------\n`
    const typepad = await read('export.txt', entries)
    expect(typepad.recipes.at(-1)).toMatchObject({ title: 'Two' })
    expect(typepad.recipes.length + typepad.problems.length).toBe(2)
  })

  it('in a field of a program is a row of its own', { timeout: 120_000 }, async () => {
    const source = {
      id: 'm',
      title: 'Soup',
      text: '',
      link: '',
      yield: '',
      prepTime: '',
      favorite: true,
      wantToCook: false,
      instructions: 'Boil.',
      ingredients: '2 leeks',
    }
    for (const key of ['text', 'notes', 'instructions', 'ingredients', 'unheardOf', 'title']) {
      const { recipes, problems } = await read(
        'a.melarecipe',
        JSON.stringify({ ...source, [key]: long }),
      )
      expect(recipes.length + problems.length, key).toBe(1)
      for (const warning of recipes[0]?.warnings ?? []) expect(warning.length).toBeLessThan(40_000)
    }
  })
})

describe('texts that are made to be slow', () => {
  const many = 30_000

  it('are read in a note, a page and a recipe', { timeout: 60_000 }, async () => {
    const enex = (body: string) =>
      `<en-export><note><title>a</title><content><![CDATA[<en-note>words ${body}</en-note>]]></content></note></en-export>`
    const files: [string, string][] = [
      ['a.enex', enex('<en-crypt>'.repeat(many))],
      [
        'a.html',
        `<article class="page"><h1 class="page-title">a</h1><div class="page-body">words ${'<a href="x">'.repeat(200)}</div></article>`,
      ],
      [
        'a.melarecipe',
        JSON.stringify({
          wantToCook: true,
          title: 'a',
          ingredients: `${'['.repeat(many)}${'\n'.repeat(many)}${'*'.repeat(many)}`,
          instructions: '# '.repeat(many),
        }),
      ],
    ]
    for (const [name, text] of files) {
      const { recipes, problems } = await read(name, text)
      expect(recipes.length + problems.length, name).toBe(1)
    }
  })
})
