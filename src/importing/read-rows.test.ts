import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { schemaOrg } from './formats/schema-org'
import { readRows } from './read-rows'
import type { ReadRowsOptions } from './read-rows'
import { openBundle } from './source/open-bundle'
import { createFiles } from './testing/import-files'
import { buildZip } from './testing/build-zip'

const recipe = (name: string) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 eggs'] })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const POSTS = 'post_id,post_date,is_published,title,type\n1.soup,2026-01-02,true,Soup,newsletter\n'

type Files = Parameters<typeof createFiles>[0]

/** The rows of files, each as what it gave or what is wrong with it, with the formats that were told. */
async function rows(files: Files, changes: Partial<ReadRowsOptions> = {}, one = '') {
  const formats: string[] = []
  const bundle = await openBundle(join(await createFiles(files), one))
  const found: [name: string, what: string][] = []
  const messages: string[] = []
  const onFormat = ({ name }: { name: string }) => formats.push(name)
  for await (const row of readRows(bundle, { format: null, columns: {}, onFormat, ...changes })) {
    try {
      const content = await row.read()
      found.push([row.name, content.kind === 'recipe' ? content.recipe.title : content.kind])
      if (content.kind === 'nothing') messages.push(content.message)
    } catch (error) {
      found.push([row.name, error instanceof Error ? error.message : String(error)])
    }
  }
  await bundle.close()
  return { found, formats, messages }
}

// docs/product/import-and-export.md#imports
describe('the rows of files that are brought in', () => {
  it('are those of each file in the format that its content tells', async () => {
    const { found, formats } = await rows({
      'a.json': recipe('Soup'),
      'b.md': '# Bread\n\n## Ingredients\n\n- 500 g flour\n\n## Method\n\n1. Bake.\n',
    })
    expect(found.map(([, title]) => title)).toEqual(['Soup', 'Bread'])
    expect(formats).toEqual(['schema-org', 'markdown'])
  })

  it('say of a file that is none of them what it is, and go on', async () => {
    const { found, formats } = await rows({
      'a.bin': Buffer.from('Rar!\x1a\x07\x00'),
      'b.txt': '  \n',
      'c.json': '{"hello": "there"}',
      'd.json': recipe('Soup'),
    })
    expect(found.slice(0, 3)).toEqual([
      ['a.bin', 'This file is a RAR archive, which contains no recipes.'],
      ['b.txt', 'This file is empty.'],
      [
        'c.json',
        'The format of this file is unknown, and no recipe was found in it. Export it in another format, or paste its text into a new recipe.',
      ],
    ])
    expect(found[3]?.[1]).toBe('Soup')
    expect(formats).toEqual(['schema-org'])
  })

  it('say of documents of other programs what they are and what to do', async () => {
    const document = (...names: string[]) => buildZip(names.map((name) => ({ name, data: '<x/>' })))
    const { found } = await rows({
      'a.xlsx': document('[Content_Types].xml', 'xl/workbook.xml'),
      'b.pptx': document('[Content_Types].xml', 'ppt/presentation.xml'),
      'c.pages': document('Index/Document.iwa'),
      'd.json': recipe('Soup'),
    })
    const because = (kind: string, other: string) =>
      `This file is ${kind}, which cannot be imported. Save it as ${other} and import that, or paste its text into a new recipe.`
    expect(Object.fromEntries(found.map(([name, what]) => [name, what]))).toMatchObject({
      'a.xlsx': because('an Excel workbook', 'CSV'),
      'b.pptx': because('a PowerPoint presentation', 'PDF or as text'),
      'c.pages': because('a Pages, Numbers or Keynote document', 'Word, PDF or CSV'),
    })
    expect(found.map(([, what]) => what)).toContain('Soup')
  })

  it('are those of the format that was asked for, whatever files look like', async () => {
    const posts = { 'posts.csv': POSTS, 'posts/1.soup.html': '<p>Soup</p>' }
    const asked = { format: schemaOrg }
    expect((await rows(posts)).formats).toEqual(['substack'])
    const { formats, found } = await rows({ ...posts, 'a.json': recipe('Soup') }, asked)
    expect(new Set(formats)).toEqual(new Set(['schema-org']))
    expect(found.map(([, what]) => what)).toContain('Soup')
  })

  it('begin with the file that describes others, which are no rows of their own', async () => {
    const files = { 'a.json': recipe('Bread'), 'x/posts.csv': POSTS }
    const owned = {
      'x/posts/1.soup.html': '<p>Good soup for a day.</p>',
      'x/opens.csv': 'a,b\n1,2\n',
    }
    const { found, formats } = await rows({ ...files, ...owned })
    expect(found).toEqual([
      ['x/posts/1.soup.html', 'letter'],
      ['a.json #1', 'Bread'],
    ])
    expect(formats).toEqual(['substack', 'schema-org'])
  })

  it('are of each file for itself where one is only called like those that describe others', async () => {
    const { found, formats } = await rows({
      'posts.csv': 'name,ingredients\nSoup,2 eggs\n',
      'posts/bread.json': recipe('Bread'),
    })
    expect(formats).toEqual(['csv', 'schema-org'])
    expect(found.map(([, title]) => title)).toEqual(['Soup', 'Bread'])
  })

  const NOT_IMPORTED = /^No imported recipe refers to (?:this file|these files)/

  it('leave pictures to what names them, but say of one that comes alone what it is', async () => {
    const alone = expect.stringMatching(/^This file is a PNG picture.*paste it/)
    const named =
      '# Soup\n\n![](pix/b%20c.png)\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n'
    expect((await rows({ 'a.md': named, 'pix/b c.png': PNG })).found).toEqual([['a.md', 'Soup']])
    expect((await rows({ 'a.png': PNG }, {}, 'a.png')).found).toEqual([['a.png', alone]])
    expect((await rows({ 'a.zip': buildZip([{ name: 'x/a.png', data: PNG }]) })).found).toEqual([
      ['a.zip/x/a.png', alone],
    ])
  })

  it('name the pictures and films that no recipe refers to', async () => {
    const soup = { 'z.json': recipe('Soup') }
    const one = await rows({ ...soup, 'a.png': PNG })
    expect(one.found.slice(1)).toEqual([['a.png', 'nothing']])
    expect(one.messages).toEqual([expect.stringMatching(NOT_IMPORTED)])
    const odd = await rows({
      'a.zip': buildZip([
        { name: 'z\u0000\u0007.mp4', data: PNG },
        { name: 'z.json', data: recipe('Soup') },
      ]),
    })
    expect(JSON.stringify([odd.found, odd.messages])).not.toMatch(/\\u000[07]/)
    const films = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${at}.mp4`, 'x']))
    const many = await rows({ ...soup, ...films, 'a.png': PNG })
    expect(many.found.slice(1)).toEqual([
      ['50 files', 'nothing'],
      ['2 files', 'nothing'],
    ])
    const text = many.messages.join(' ')
    for (const name of [...Object.keys(films), 'a.png']) expect(text).toContain(name)
  })

  it('name them also where the rows before were stored by an earlier run', async () => {
    const bundle = await openBundle(
      await createFiles({
        'a.md': '# Soup\n\n![](b.png)\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n',
        'b.png': PNG,
        'c.png': PNG,
      }),
    )
    const names: string[] = []
    for await (const row of readRows(bundle, { format: null, columns: {} })) names.push(row.name)
    await bundle.close()
    expect(names).toEqual(['a.md', 'c.png'])
  })

  it('leave out what pages are trimmed with', async () => {
    const trimmings = ['a.css', 'b.JS', 'c.woff2', 'e.log', 'f/g.map']
    const files = Object.fromEntries(trimmings.map((name) => [name, 'x']))
    expect((await rows({ ...files, 'z.json': recipe('Soup') })).found).toHaveLength(1)
  })

  it('stay as far as they were read where a file breaks in its middle', async () => {
    const lines = [recipe('Soup'), recipe('Bread')].join(',')
    const { found } = await rows({ 'a.json': `[${lines}, {"@type": "Rec`, 'b.json': recipe('Jam') })
    expect(found.map(([, what]) => what)).toEqual([
      'Soup',
      'Bread',
      expect.stringMatching(/cut short|incomplete|not valid|ends/i),
      'Jam',
    ])
    expect(found[2]?.[0]).toBe('a.json')
  })
})
