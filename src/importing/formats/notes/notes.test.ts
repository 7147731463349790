import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { readPicture } from '@/src/importing/pictures/read-picture'
import { openBundle } from '@/src/importing/source/open-bundle'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { RECIPE_HTML } from '@/src/importing/testing/site-server'
import { buildZip } from '@/src/importing/testing/build-zip'

const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  readAll(await createFiles(files))

const stepsOf = (groups: readonly { steps: readonly { text: string }[] }[] = []) =>
  groups.flatMap(({ steps }) => steps.map(({ text }) => text))

/** The words around the lists of a recipe. */
const wordsOf = (recipe: ImportedRecipe | undefined): string =>
  plainText([...(recipe?.story ?? []), ...(recipe?.note ?? [])])

describe('a file of Evernote', () => {
  const picture = Buffer.from('ffd8ffe000104a464946', 'hex')
  const resource = (bytes: Buffer, mime = 'image/jpeg', name = 'soup.jpg') =>
    `<resource><data encoding="base64">\n${bytes.toString('base64')}\n</data><mime>${mime}</mime><width>10</width><resource-attributes><file-name>${name}</file-name></resource-attributes></resource>`
  const note = (title: string, body: string, rest = '') =>
    `<note><title>${title}</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${body}</en-note>]]></content><created>20190506T070809Z</created><updated>20200102T030405Z</updated><tag>Dinner</tag><tag>Winter</tag><note-attributes><author>Anna</author><source>web.clip</source><source-url>https://example.com/leek-soup</source-url><place-name>Bern</place-name></note-attributes>${rest}</note>`
  const file = (...notes: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd"><en-export export-date="20210101T000000Z" application="Evernote" version="10">${notes.join('')}</en-export>`
  const media = `<en-media type="image/jpeg" hash="${createHash('md5').update(picture).digest('hex')}"/>`

  it('gives notes with tags, dates, addresses and the pictures in them', async () => {
    const { recipes, formats, keys } = await read({
      'notes.enex': file(
        note('Leek soup', `<div>${media}</div>${RECIPE_HTML}`, resource(picture)),
        note('Words', '<div>Only words.</div><en-todo checked="true"/>'),
      ),
    })
    expect([...formats]).toEqual(['evernote'])
    expect(new Set(keys).size).toBe(2)
    expect(recipes).toMatchObject([
      {
        title: 'Leek soup',
        author: 'Anna',
        tags: ['Dinner', 'Winter'],
        datePublished: '2019-05-06T07:08:09.000Z',
        updatedAt: '2020-01-02T03:04:05.000Z',
        sourceUrl: 'https://example.com/leek-soup',
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
        pictures: [{ file: 'notes.enex', field: expect.stringMatching(/^bytes=\d+-\d+$/) }],
      },
      { title: 'Words', legacyHtml: '<div><div>Only words.</div></div>', pictures: [] },
    ])
    expect(recipes[1]?.warnings).toEqual([
      'Not stored, because there is no field for it: place-name (Bern).',
    ])
  })

  it('holds its pictures where they are read when they are stored', async () => {
    const other = Buffer.alloc(200_000, 'x')
    const folder = await createFiles({
      'notes.enex': file(
        note('Ö', RECIPE_HTML, resource(other, 'application/pdf', 'scan.pdf') + resource(picture)),
        note('Two', RECIPE_HTML, resource(other)),
      ),
    })
    const { recipes } = await readAll(folder)
    expect(recipes[0]?.warnings.join()).toContain('file-name (scan.pdf)')
    const bundle = await openBundle(folder)
    const bytes = await Promise.all(
      recipes.flatMap(({ pictures }) =>
        pictures.map((each) =>
          readPicture('file' in each ? `file:${each.file}#${each.field ?? ''}` : '', {
            bundle,
            signal: AbortSignal.timeout(10_000),
          }),
        ),
      ),
    )
    await bundle.close()
    expect(bytes).toEqual([picture, other])
  })

  it('with a line in each block is read as typed text, and keeps every line', async () => {
    const lines = [
      'Thick and good.',
      'Ingredients',
      '2 cups leeks',
      '1 tbsp cream',
      'Method',
      'Slice the leeks.',
      'Boil them for 20 minutes.',
    ]
    const body = lines.map((line) => `<div>${line}</div>`).join('')
    const [recipe] = (await read({ 'a.enex': file(note('Leek soup', body)) })).recipes
    expect(recipe?.ingredientGroups).toEqual([
      { title: null, lines: ['2 cups leeks', '1 tbsp cream'] },
    ])
    expect(stepsOf(recipe?.instructionGroups)).toEqual([
      'Slice the leeks.',
      'Boil them for 20 minutes.',
    ])
    expect(JSON.stringify([recipe?.description, recipe?.story])).toContain('Thick and good.')
  })

  it('names what is encrypted in a note', async () => {
    const body = '<div>Words.</div><en-crypt hint="x">AAAA</en-crypt>'
    const [recipe] = (await read({ 'a.enex': file(note('Secret', body)) })).recipes
    expect(recipe?.legacyHtml).not.toContain('AAAA')
    expect(recipe?.warnings).toContain('A part of this note is encrypted and was not imported.')
  })
})

describe('an export of Notion', () => {
  const id = '0123456789abcdef0123456789abcdef'
  const other = 'fedcba9876543210fedcba9876543210'
  const aside = 'Use old leeks.'
  const markdown = `# Leek soup

Tags: Dinner, Winter
URL: https://example.com/leek-soup
Servings: 4 bowls
Mood: sunny

<aside>
💡 ${aside}

</aside>

![pot.jpg](Leek%20soup%20${id}/pot.jpg)

See [Bread](Bread%20${other}.md).

## Ingredients

- 2 cups leeks
- 1 tbsp cream

## Instructions

1. Slice the leeks.
2. Boil them for 20 minutes.

## Notes

- Toggle of tips
    
    Hidden words of the toggle.
`
  const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>Leek soup</title></head><body><article id="01234567-89ab-cdef-0123-456789abcdef" class="page sans"><header><img class="page-cover-image" src="Leek%20soup%20${id}/cover.jpg"/><h1 class="page-title">Leek soup</h1><p class="page-description"></p><table class="properties"><tbody>
    <tr class="property-row property-row-multi_select"><th><span class="icon property-icon"></span>Tags</th><td><span class="selected-value">Dinner</span><span class="selected-value">Winter</span></td></tr>
    <tr class="property-row property-row-url"><th>URL</th><td><a href="https://example.com/leek-soup" class="url-value">https://example.com/leek-soup</a></td></tr>
    <tr class="property-row"><th>Mood</th><td>sunny</td></tr></tbody></table></header><div class="page-body">
    <figure class="callout" style="display:flex"><div><span class="icon">💡</span></div><div style="width:100%">${aside}</div></figure>
    <h2>Ingredients</h2><ul class="bulleted-list"><li>2 cups leeks</li></ul><ul class="bulleted-list"><li>1 tbsp cream</li></ul>
    <h2>Instructions</h2><ol type="1" class="numbered-list"><li>Slice the leeks.</li></ol><ol type="1" class="numbered-list"><li>Boil them for 20 minutes.</li></ol>
    <h2>Notes</h2><ul class="toggle"><li><details open=""><summary>Toggle of tips</summary><p>Hidden words of the toggle.</p></details></li></ul><p>See <a href="Bread%20${other}.html">Bread</a>.</p></div></article></body></html>`

  const expected = {
    title: 'Leek soup',
    tags: ['Dinner', 'Winter'],
    sourceUrl: 'https://example.com/leek-soup',
    slug: null,
    ingredientGroups: [{ lines: ['2 cups leeks', '1 tbsp cream'] }],
    instructionGroups: [
      { steps: [{ text: 'Slice the leeks.' }, { text: 'Boil them for 20 minutes.' }] },
    ],
  }

  it('as Markdown gives pages with properties, pictures, asides and toggles, and no ids in words', async () => {
    const { recipes, formats, keys } = await read({
      [`Recipes ${other}.csv`]:
        '\ufeffName,Tags,URL\nLeek soup,"Dinner, Winter",https://example.com/leek-soup\n',
      [`Recipes/Leek soup ${id}.md`]: markdown,
      [`Recipes/Leek soup ${id}/pot.jpg`]: Buffer.from('ffd8ffe0', 'hex'),
    })
    expect([...formats]).toEqual(['notion'])
    expect(keys).toEqual([`notion:${id}`])
    expect(recipes).toMatchObject([
      {
        ...expected,
        yields: { number: 4 },
        pictures: [{ file: `Recipes/Leek soup ${id}/pot.jpg` }],
      },
    ])
    const story = wordsOf(recipes[0])
    for (const words of [aside, 'Hidden words of the toggle.', 'See Bread.'])
      expect(story).toContain(words)
    expect(recipes[0]?.warnings.join()).toContain('Mood (sunny)')
    expect(JSON.stringify({ ...recipes[0], pictures: [] })).not.toMatch(/[\da-f]{32}/)
  })

  it('as HTML gives the same', async () => {
    const { recipes, formats } = await read({
      [`Leek soup ${id}.html`]: html,
      [`Leek soup ${id}/cover.jpg`]: Buffer.from('ffd8ffe0', 'hex'),
    })
    expect([...formats]).toEqual(['notion'])
    expect(recipes).toMatchObject([
      { ...expected, pictures: [{ file: `Leek soup ${id}/cover.jpg` }] },
    ])
    const story = wordsOf(recipes[0])
    for (const words of [aside, 'Hidden words of the toggle.', 'See Bread.'])
      expect(story).toContain(words)
    expect(recipes[0]?.warnings.join()).toContain('Mood (sunny)')
    expect(JSON.stringify({ ...recipes[0], pictures: [] })).not.toMatch(/[\da-f]{32}/)
  })

  it('of a table alone is read as a table', async () => {
    const { recipes, formats } = await read({
      [`Recipes ${other}.csv`]: 'Name,Ingredients,Instructions\nSoup,"2 leeks\n1 onion",Boil.\n',
    })
    expect([...formats]).toEqual(['notion'])
    expect(recipes).toMatchObject([
      { title: 'Soup', ingredientGroups: [{ lines: ['2 leeks', '1 onion'] }] },
    ])
  })

  it('skips pages that list others, and reads Notion in an archive in an archive', async () => {
    const inner = buildZip([
      { name: `Recipes ${other}.md`, data: `# Recipes\n\n[Recipes](Recipes%20${other}.csv)\n` },
      { name: `Recipes/Leek soup ${id}.md`, data: markdown },
    ])
    const { recipes, nothing } = await read({
      'Export.zip': buildZip([{ name: 'Part-1.zip', data: inner }]),
    })
    expect(recipes).toMatchObject([expected])
    expect(nothing).toEqual(['This page is a list of other pages.'])
  })
})

describe('notes of Apple', () => {
  const picture = Buffer.from('ffd8ffe000104a464946', 'hex')
  const lines = ['2 cups leeks', '1 tbsp cream']

  it('as HTML are read with their headings and lists', async () => {
    const image = `data:image/jpeg;base64,${picture.toString('base64')}`
    const html = `<div><h1>Leek soup</h1></div><div>Thick and good.<img src="./Attachments/soup.jpg"><img src="${image}"></div><div><h2>Ingredients</h2></div><ul><li>${lines.join('</li><li>')}</li></ul><div><h2>Instructions</h2></div><ol><li>Slice the leeks.</li><li>Boil them for 20 minutes.</li></ol>`
    const { recipes, problems } = await read({
      'Notes/Leek soup.html': html,
      'Notes/Attachments/soup.jpg': picture,
    })
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([
      {
        title: 'Leek soup',
        ingredientGroups: [{ lines }],
        pictures: [{ file: 'Notes/Attachments/soup.jpg' }, { url: image }],
      },
    ])
  })

  it('as text and as Markdown are read by their lines', async () => {
    const text = `Leek soup\n\nIngredients\n${lines.join('\n')}\n\nInstructions\nSlice the leeks.\nBoil them for 20 minutes.\n`
    const markdown = `# Leek soup\n\n![](Attachments/soup.jpg)\n\n## Ingredients\n\n- ${lines.join('\n- ')}\n\n## Instructions\n\n1. Slice the leeks.\n2. Boil them for 20 minutes.\n`
    const { recipes, problems } = await read({
      'a/Leek soup.txt': text,
      'b/Leek soup.md': markdown,
      'b/Attachments/soup.jpg': picture,
    })
    expect(problems).toEqual([])
    expect(recipes).toMatchObject([
      { title: 'Leek soup', ingredientGroups: [{ lines }] },
      {
        title: 'Leek soup',
        ingredientGroups: [{ lines }],
        pictures: [{ file: 'b/Attachments/soup.jpg' }],
      },
    ])
  })
})
