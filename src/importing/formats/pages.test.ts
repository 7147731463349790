import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'

const read = async (files: Readonly<Record<string, string>>) => readAll(await createFiles(files))

const data = (known: object = {}) => ({
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Buns' },
  ...{ recipeIngredient: ['2 cups flour', '1 egg'], recipeInstructions: ['Mix.', 'Bake.'] },
  ...known,
})
const page = (known: object = {}, head = '') =>
  `<!doctype html><html><head>${head}<script type="application/ld+json">${JSON.stringify(data(known))}</script></head><body><h1>Buns</h1></body></html>`

describe('a page a browser saved', () => {
  it('is named by the address it was saved from, else by the one it gives', async () => {
    const canonical = '<link rel="canonical" href="https://example.com/canonical-buns/">'
    const saved = '<!-- saved from url=(0031)https://example.com/2019/saved-buns/ -->\n'
    const { keys, recipes, formats } = await read({
      'a.html': saved + page({}, canonical),
      'b.html': page({}, canonical),
      'c.html': page(),
    })
    expect([...formats]).toEqual(['html'])
    expect(keys).toEqual([
      'page:https://example.com/2019/saved-buns/',
      'page:https://example.com/canonical-buns/',
      expect.stringMatching(/^page:[\da-f]{64}$/),
    ])
    expect(recipes).toMatchObject([
      { slug: 'saved-buns', oldPaths: ['/2019/saved-buns'] },
      { slug: 'canonical-buns', oldPaths: ['/canonical-buns'] },
      { slug: null, oldPaths: [], sourceUrl: null },
    ])
  })

  it('is not named by the front page of its site', async () => {
    const { keys } = await read({
      'a.html': page({}, '<link rel="canonical" href="https://example.com/">'),
    })
    expect(keys).toEqual([expect.stringMatching(/^page:[\da-f]{64}$/)])
  })

  it('shows the picture that was saved beside it, else the first of the web', async () => {
    const image = ['https://example.com/x/one.jpg?w=9', 'https://example.com/x/two.jpg']
    const { recipes } = await read({
      'a/buns.html': page({ image }),
      'a/buns_files/two.jpg': 'x',
      'b/one.jpg': 'x',
      'c/buns.html': page({ image }),
    })
    expect(recipes.map(({ pictures }) => pictures)).toEqual([
      [{ file: 'a/buns_files/two.jpg' }],
      [{ url: image[0] }],
    ])
  })

  it('without a recipe is a post: its words, and what its head says', async () => {
    const words = '<p>We went to the <b>sea</b> and saw ships.</p>'
    const post = (body: string, head = '') =>
      `<html lang="en"><head><title>Holidays</title>${head}</head><body><h1>Holidays</h1>${body}</body></html>`
    const time = '<time datetime="2020-01-02T03:04:05Z">then</time>'
    const { recipes } = await read({
      'a.html': post(`${time}<div class="x entry-content">${words}</div><article>No.</article>`),
      'b.html': post(`<article>${words}</article><main>No.</main>`),
      'c.html': post(`<main>${words}</main>`),
      'd.html': post(
        `<div itemprop="articleBody">${words}</div><div class="entry-content">No</div>`,
      ),
      'e.html': post(
        `<h1 class="p-name">Sea</h1><article>${words}</article><a class="p-canonical" href="https://example.com/sea">x</a>`,
      ),
    })
    expect(recipes.map(({ legacyHtml }) => legacyHtml)).toEqual(Array(5).fill(words))
    expect(recipes).toMatchObject([
      { title: 'Holidays', datePublished: '2020-01-02T03:04:05Z', language: 'en' },
      { title: 'Holidays', datePublished: null },
      {},
      {},
      { title: 'Sea', slug: 'sea', sourceUrl: 'https://example.com/sea', oldPaths: ['/sea'] },
    ])
  })

  it('with fewer than twenty characters, or none, is no post', async () => {
    const body = (words: string) =>
      `<html><head><title>T</title></head><body>${words}</body></html>`
    const { recipes, problems } = await read({
      'a.html': body('x'.repeat(20)),
      'b.html': body('x'.repeat(19)),
    })
    expect(recipes).toHaveLength(1)
    expect(problems).toEqual(['b.html: This page contains neither a recipe nor a post.'])
  })
})

describe('many pages in one file', () => {
  it('are a line each; empty lines count for their numbers only', async () => {
    const line = (url: string) => JSON.stringify({ html: page(), url })
    const { keys, problems } = await read({
      'pages.jsonl': `${line('https://example.com/a')}\n\n{"html": 1}\n{"html"\n${line('https://example.com/b')}\n`,
    })
    expect(keys).toEqual(['page:https://example.com/a', 'page:https://example.com/b'])
    expect(problems).toEqual([
      'pages.jsonl:3: This line is not a page: an object with "html" and "url" is expected.',
      'pages.jsonl:4: This line is not valid JSON.',
    ])
  })
})

describe('recipes of schema.org', () => {
  it('are read one, in a list, in a graph, and under names of exports', async () => {
    const [one, two] = [data({ name: 'One' }), data({ name: 'Two' })]
    const titles = async (value: unknown) =>
      (await read({ 'a.json': JSON.stringify(value) })).recipes.map(({ title }) => title)
    expect(await titles(one)).toEqual(['One'])
    expect(await titles([one, two])).toEqual(['One', 'Two'])
    expect(await titles({ '@graph': [{ '@type': 'WebPage', name: 'x' }, one] })).toEqual(['One'])
    expect(await titles({ recipes: [one, two] })).toEqual(['One', 'Two'])
    expect(await titles({ data: [two] })).toEqual(['Two'])
  })

  it('are named by identifier, else by address, which leads on', async () => {
    const { keys, recipes } = await read({
      'a.json': JSON.stringify([
        data({ identifier: 'i-1', url: 'https://example.com/2019/a/' }),
        data({ isBasedOn: 'https://example.com/2019/b/' }),
        data({ url: '/relative', '@id': 'https://example.com/c#recipe' }),
        data(),
      ]),
    })
    expect(keys).toEqual([
      'schema-org:i-1',
      'schema-org:https://example.com/2019/b/',
      'schema-org:https://example.com/c#recipe',
      expect.stringMatching(/^schema-org:[\da-f]{64}$/),
    ])
    expect(recipes).toMatchObject([
      { slug: 'a', oldPaths: ['/2019/a'] },
      { slug: 'b', oldPaths: ['/2019/b'] },
      { slug: 'c' },
      { slug: null, oldPaths: [], sourceUrl: null },
    ])
  })

  it('have their language, tools, dates and comments', async () => {
    const known = {
      ...{ inLanguage: 'de', tool: ['Bowl', { name: 'Whisk' }] },
      ...{ datePublished: '2020-01-02 03:04', dateModified: '2021-01-02' },
      comment: [{ text: 'Keeps.' }, 'x', { text: 'Good cold.' }],
    }
    const { recipes } = await read({ 'a.json': JSON.stringify(data(known)) })
    expect(recipes).toMatchObject([
      {
        ...{ language: 'de', equipment: ['Bowl', 'Whisk'] },
        datePublished: '2020-01-02T03:04:00.000Z',
        updatedAt: '2021-01-02T00:00:00.000Z',
      },
    ])
    expect(plainText(recipes[0]?.note ?? [])).toBe('Keeps.\nGood cold.')
  })

  it('show the picture of their folder, else what they name, each once', async () => {
    const { recipes } = await read({
      'Buns/recipe.json': JSON.stringify(data({ image: 'https://example.com/a.jpg' })),
      'Buns/full.jpg': 'x',
      'b.json': JSON.stringify(data({ image: ['pix/b.jpg', 'pix/no.jpg', 'pix/b.jpg'] })),
      'pix/b.jpg': 'x',
    })
    expect(recipes.map(({ pictures }) => pictures)).toEqual([
      [{ file: 'Buns/full.jpg' }],
      [{ file: 'pix/b.jpg' }],
    ])
  })

  it('name what is no recipe', async () => {
    const { problems } = await read({ 'a.json': JSON.stringify([data({ name: '' }), 'x']) })
    expect(problems).toEqual([
      'a.json #1: This is not a recipe, or its name is missing.',
      'a.json #2: This is not a recipe.',
    ])
  })
})
