import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readRows } from './read-rows'
import { openBundle } from './source/open-bundle'
import { createFiles } from './testing/import-files'
import { readAll } from './testing/read-all'
import { buildZip } from './testing/build-zip'

/*
 * Files that are broken, are something else, or are made to do harm: each is
 * named, whatever is good beside it is read.
 */

const RECIPE = JSON.stringify({
  '@type': 'Recipe',
  name: 'Crème brûlée',
  recipeIngredient: ['2 eggs', '1 cup cream'],
  recipeInstructions: ['Bake.'],
})

const read = async (name: string, bytes: string | Uint8Array) =>
  readAll(`${await createFiles({ [name]: bytes })}/${name}`)

describe('an archive', () => {
  const good = () => buildZip([{ name: 'a.json', data: RECIPE }])

  it('that was cut short is named, and nothing of it is read', async () => {
    const cut = good().subarray(0, good().length - 30)
    await expect(read('a.zip', cut)).rejects.toThrow('damaged or incomplete')
  })

  it('whose entries are damaged names them and gives the others', async () => {
    const zip = buildZip([
      { name: 'a.json', data: RECIPE },
      { name: 'b.json', data: `${RECIPE} ` },
    ])
    // Right behind the head of the first entry.
    zip.fill(0xff, 36, 50)
    const { recipes, problems } = await read('a.zip', zip)
    expect(recipes).toHaveLength(1)
    expect(problems).toEqual(['a.json: This file is damaged or incomplete.'])
  })

  it('that unpacks to far more than it holds is not unpacked', async () => {
    const bomb = buildZip([
      { name: 'bomb.json', data: Buffer.alloc(36 * 1_048_576) },
      { name: 'a.json', data: RECIPE },
    ])
    await expect(read('a.zip', bomb)).rejects.toThrow('far more data than its size allows')
    await expect(read('bomb.gz', gzipSync(Buffer.alloc(48 * 1_048_576)))).resolves.toMatchObject({
      recipes: [],
      problems: [expect.stringMatching(/this is|nothing recipes|no text|far more/i)],
    })
  })

  it('that is locked with a password is named, and opened where only parts of it are', async () => {
    const [locked, folder] = [
      { name: 'a.json', data: RECIPE, isLocked: true },
      { name: 'b/', data: '' },
    ]
    await expect(read('a.zip', buildZip([locked, folder]))).rejects.toThrow(
      'locked with a password',
    )
    const inner = buildZip([locked, { name: 'b.json', data: RECIPE }])
    const { recipes, problems } = await read('a.zip', inner)
    expect(recipes).toHaveLength(1)
    expect(problems).toEqual(['a.json: This entry is locked with a password.'])
  })

  it('that lies about the size of an entry is found out', async () => {
    const zip = buildZip([{ name: 'a.json', data: RECIPE, claimedSize: 10 }])
    const { recipes, problems } = await read('a.zip', zip)
    expect(recipes).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('whose entries lead out of it names them, and opens no such file', async () => {
    const names = [
      '../../etc/passwd',
      '/etc/passwd',
      'C:\\windows\\a.json',
      'x/../../b.json',
      '..\\..\\c.json',
    ]
    const zip = buildZip([
      ...names.map((name) => ({ name, data: RECIPE })),
      { name: 'a.json', data: RECIPE },
    ])
    const { recipes, problems } = await read('a.zip', zip)
    expect(recipes).toHaveLength(1)
    expect(problems).toHaveLength(names.length)
    for (const problem of problems) expect(problem).toContain('points outside the archive')
  })

  it('within archives without end is opened once and no deeper', async () => {
    const note = { name: 'note.json', data: '{}' }
    const deep = { name: 'deep.zip', data: buildZip([{ name: 'a.json', data: RECIPE }]) }
    const mid = { name: 'mid.zip', data: buildZip([deep, note]) }
    const { recipes, problems } = await read('a.zip', buildZip([mid, note]))
    expect(recipes).toEqual([])
    expect(problems).toContain('mid.zip/deep.zip: Archives are nested too deeply.')
  })

  it('that was packed again and again is unpacked a few times, then named', async () => {
    const packed = (times: number): Buffer =>
      buildZip([
        times === 0
          ? { name: 'a.json', data: RECIPE }
          : { name: `${times}.zip`, data: packed(times - 1) },
      ])
    expect((await read('a.zip', packed(4))).recipes).toHaveLength(1)
    const { recipes, problems } = await read('a.zip', packed(9))
    expect(recipes).toEqual([])
    expect(problems).toEqual(['6.zip/5.zip: Archives are nested too deeply.'])
  })
})

describe('a file', () => {
  it('that is empty, or of another kind than its name says, is named by what it is', async () => {
    await expect(read('recipes.json', '')).rejects.toThrow('empty')
    const kinds: readonly [string, Uint8Array | string, RegExp][] = [
      ['recipes.json', ' \n ', /empty/],
      ['recipes.zip', '%PDF-1.4', /This PDF is damaged/],
      ['recipes.csv', Buffer.from('89504e470d0a1a0a', 'hex'), /a PNG picture/],
      ['recipes.txt', Buffer.from('Rar!\x1a\x07'), /a RAR archive/],
      ['recipes.json', 'hello there', /cannot be imported|format of this file is unknown/],
    ]
    for (const [name, bytes, words] of kinds) {
      const { problems } = await read(name, bytes)
      expect(problems.join(), name).toMatch(words)
    }
  })

  it('is read for what it holds, whatever it is called', async () => {
    for (const name of ['recipes.zip', 'recipes.csv', 'recipes.html', 'recipes']) {
      expect((await read(name, RECIPE)).recipes, name).toHaveLength(1)
    }
    expect(
      (await read('recipes.json', buildZip([{ name: 'a', data: RECIPE }]))).recipes,
    ).toHaveLength(1)
  })

  it('is read in the writing it is in, told or not, or told wrongly', async () => {
    const xml = (told: string) =>
      `<?xml version="1.0" encoding="${told}"?><recipeml><recipe><head><title>Crème brûlée</title></head></recipe></recipeml>`
    const wide = Buffer.from(`\ufeff${RECIPE}`, 'utf16le')
    const files: readonly [string, Uint8Array][] = [
      ['utf8.json', Buffer.from(RECIPE)],
      ['marked.json', Buffer.from(`\ufeff${RECIPE}`)],
      ['latin1.json', Buffer.from(RECIPE, 'latin1')],
      ['utf16.json', wide],
      ['utf16be.json', Buffer.from(wide).swap16()],
      ['told.xml', Buffer.from(xml('ISO-8859-1'), 'latin1')],
      ['lie.xml', Buffer.from(xml('ISO-8859-1'))],
    ]
    for (const [name, bytes] of files) {
      const { recipes, problems } = await read(name, bytes)
      expect([problems, recipes.map(({ title }) => title)], name).toEqual([[], ['Crème brûlée']])
    }
  })

  it('of XML with entities of its own is not read', async () => {
    const lol = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    )
    const bombs = [
      `<?xml version="1.0"?><!DOCTYPE recipeml [<!ENTITY l0 "lol">${lol.join('')}]><recipeml><recipe><head><title>&l9;</title></head></recipe></recipeml>`,
      `<?xml version="1.0"?><!DOCTYPE recipeml [<!ENTITY x SYSTEM "file:///etc/passwd">]><recipeml><recipe><head><title>&x;</title></head></recipe></recipeml>`,
    ]
    for (const bomb of bombs) {
      const { recipes, problems } = await read('a.xml', bomb)
      expect(recipes).toEqual([])
      expect(problems[0]).toContain('declares XML entities')
    }
  })

  it('of YAML that grows without end is named', async () => {
    const lines = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const pair of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh']) {
      const [from, to] = [pair.charAt(0), pair.charAt(1)]
      lines.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(',')}]`)
    }
    const { problems } = await read('a.md', `---\ntitle: x\n${lines.join('\n')}\n---\nHi`)
    expect(problems).toEqual(['a.md: The front matter is not valid YAML.'])
  })

  it('of JSON that is cut short gives what stands before', async () => {
    const whole = `[${RECIPE},${RECIPE.replace('Crème', 'Cold')}]`
    const { recipes, problems } = await read('a.json', whole.slice(0, -60))
    expect(recipes.map(({ title }) => title)).toEqual(['Crème brûlée'])
    expect(problems[0]).toContain('damaged or incomplete')
  })

  it('nested without end is named, and nobody runs out of stack', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const json = await read('a.json', `{"@type":"Recipe","name":"x","recipeIngredient":${deep}}`)
    expect(json.recipes.length + json.problems.length).toBe(1)
    const html = await read(
      'a.html',
      `<html><h1>T</h1>${'<div>'.repeat(100_000)}words enough for a post here`,
    )
    expect(html.recipes.length + html.problems.length).toBe(1)
  })
})

describe('memory', () => {
  it('stays flat while a large file is read', { timeout: 60_000 }, async () => {
    const item = (id: number) =>
      `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[<p>${'words '.repeat(1500)}</p>]]></content:encoded></item>`
    const items = Array.from({ length: 6_000 }, (_, id) => item(id)).join('\n')
    const file = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`
    const path = `${await createFiles({ 'large.xml': file })}/large.xml`
    const bundle = await openBundle(path)
    let most = 0
    let rows = 0
    const before = process.memoryUsage().rss
    for await (const row of readRows(bundle, { format: null, columns: {} })) {
      rows += row.name === '' ? 0 : 1
      if (rows % 500 === 0) most = Math.max(most, process.memoryUsage().rss - before)
    }
    await bundle.close()
    expect(rows).toBe(6_000)
    expect(most / 1_048_576).toBeLessThan(400)
  })
})
