import { describe, expect, it } from 'vitest'
import { createFiles } from '../../testing/import-files'
import { readAll } from '../../testing/read-all'
import type { ReadAll } from '../../testing/read-all'

const read = async (name: string, text: string): Promise<ReadAll> =>
  readAll(`${await createFiles({ [name]: text })}/${name}`)

const titles = ({ recipes }: ReadAll): string[] => recipes.map(({ title }) => title)
const lines = ({ recipes }: ReadAll): string[][] =>
  recipes.map(({ ingredientGroups }) => ingredientGroups.flatMap((group) => group.lines))

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const SOUP = {
  list: ['500 g peas', '1 onion', '1 l stock'],
  steps: ['Soften the onion in a pan.', 'Add peas and stock and simmer.'],
}
const TART = {
  list: ['200 g flour', '100 g butter', '4 tomatoes'],
  steps: ['Rub the butter into the flour.', 'Bake the tart with the tomatoes.'],
}
type Dish = typeof SOUP

const text = (title: string, { list, steps }: Dish): string =>
  `${title}\nServes 4\n\nIngredients\n${list.join('\n')}\n\nMethod\n${steps.join('\n')}\n`
const markdown = (level: number, title: string, { list, steps }: Dish): string => {
  const marks = '#'.repeat(level)
  return `${marks} ${title}\n\nServes 4\n\n${marks}# Ingredients\n\n${list.map((line) => `- ${line}`).join('\n')}\n\n${marks}# Method\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n\n`
}
const html = (title: string, { list, steps }: Dish): string =>
  `<h2>${title}</h2><p>Serves 4</p><h3>Ingredients</h3><ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul><h3>Method</h3><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
const node = (name: string, { list, steps }: Dish) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: list,
  recipeInstructions: steps.map((step) => ({ '@type': 'HowToStep', text: step })),
})

// docs/product/import-and-export.md#several-recipes-in-a-document
describe('several recipes in one document', () => {
  it('of plain text become a row each, with a permanent key', async () => {
    const one = await read(
      'family.txt',
      `${text('Pea Soup', SOUP)}\n\n${text('Tomato Tart', TART)}`,
    )
    expect(titles(one)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(lines(one)).toEqual([SOUP.list, TART.list])
    expect(one.keys).toEqual(['markdown:family.txt#peasoup', 'markdown:family.txt#tomatotart'])
    // A recipe that is added before them changes no key.
    const more = await read(
      'family.txt',
      [text('Plain Rice', SOUP), text('Pea Soup', SOUP), text('Tomato Tart', TART)].join('\n\n'),
    )
    expect(more.keys.slice(1)).toEqual(one.keys)
  })

  it('are divided by lines across the page and by page breaks', async () => {
    for (const separator of ['\n-----\n', '\n* * *\n', '\f']) {
      const file = await read(
        'a.txt',
        `${text('Pea Soup', SOUP)}${separator}${text('Tomato Tart', TART)}`,
      )
      expect(titles(file), JSON.stringify(separator)).toEqual(['Pea Soup', 'Tomato Tart'])
    }
  })

  it('are known by titles as people write them', async () => {
    const written = (title: string, { list, steps }: Dish): string =>
      `${title}\nIngredients:\n${list.join('\n')}\nMethod:\n${steps.join('\n')}\n`
    const cases: readonly [string, string, string, string][] = [
      [
        'Pea Soup (serves 4)',
        'Tomato Tart (serves 6)',
        'Pea Soup (serves 4)',
        'Tomato Tart (serves 6)',
      ],
      ['The Best Pea Soup Ever!', 'Tomato Tart:', 'The Best Pea Soup Ever!', 'Tomato Tart'],
      ['Recipe: Pea Soup', 'Recipe: Tomato Tart', 'Pea Soup', 'Tomato Tart'],
      ['PEA SOUP', 'TOMATO TART', 'PEA SOUP', 'TOMATO TART'],
      ['Pea Soup\n~~~~~~~~', 'Tomato Tart\n~~~~~~~~', 'Pea Soup', 'Tomato Tart'],
      ['# 1. Pea Soup', '# 2. Tomato Tart', 'Pea Soup', 'Tomato Tart'],
    ]
    for (const [first, second, ...named] of cases) {
      const file = await read('a.txt', `${written(first, SOUP)}\n${written(second, TART)}`)
      expect(titles(file), first).toEqual(named)
      expect(lines(file), first).toEqual([SOUP.list, TART.list])
    }
  })

  it('are divided behind a list of contents', async () => {
    const contents = 'Contents\nPea Soup ........ 1\nTomato Tart ........ 2\n\n'
    const file = await read(
      'a.txt',
      `${contents}${text('Pea Soup', SOUP)}\n${text('Tomato Tart', TART)}`,
    )
    expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
  })

  it('of a page are found where lines of a list are divided by breaks', async () => {
    const dish = (title: string, { list, steps }: Dish): string =>
      `<h3>${title}</h3><p><b>Ingredients</b><br>${list.join('<br>')}</p><p><b>Directions</b></p>${steps.map((step) => `<p>${step}</p>`).join('')}`
    const page = `<html><head><title>Family recipes</title></head><body>${dish('Pea Soup', SOUP)}${dish('Tomato Tart', TART)}</body></html>`
    const file = await read('a.html', page)
    expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(lines(file)).toEqual([SOUP.list, TART.list])
  })

  it('of Markdown are divided at headings of any level, and chapters are categories', async () => {
    for (const level of [1, 2, 3]) {
      const file = await read(
        'a.md',
        markdown(level, 'Pea Soup', SOUP) + markdown(level, 'Tomato Tart', TART),
      )
      expect(titles(file), String(level)).toEqual(['Pea Soup', 'Tomato Tart'])
    }
    const book = await read(
      'book.md',
      `# Starters\n\nSmall plates for a long evening.\n\n${markdown(2, 'Pea Soup', SOUP)}# Mains\n\n${markdown(2, 'Tomato Tart', TART)}`,
    )
    expect(book.recipes.map(({ categories }) => categories)).toEqual([['Starters'], ['Mains']])
    expect(JSON.stringify(book.recipes[0]?.story)).toContain('Small plates for a long evening.')
    expect(book.recipes[0]?.description).toBeNull()
  })

  it('of a saved page become a row each, with the words between them in a story', async () => {
    const page = `<html lang="en"><body><main><h1>Supper for friends</h1>${html('Pea Soup', SOUP)}<p>Make the soup a day ahead and keep it cold.</p>${html('Tomato Tart', TART)}</main></body></html>`
    const file = await read('supper.html', page)
    expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(lines(file)).toEqual([SOUP.list, TART.list])
    expect(JSON.stringify(file.recipes[0]?.story)).toContain('Make the soup a day ahead')
    expect(file.keys).toEqual(['document:supper.html#peasoup', 'document:supper.html#tomatotart'])
  })

  it('in the JSON-LD of one page become a row each, and the story holds none of the others', async () => {
    const page = `<!-- saved from url=(0030)https://kitchen.example/supper --><html><head><title>Pea Soup</title><script type="application/ld+json">${JSON.stringify([node('Pea Soup', SOUP), node('Tomato Tart', TART)])}</script></head><body><main><h1>Pea Soup</h1><p>We cook this every spring.</p>${html('Tomato Tart', TART)}</main></body></html>`
    const file = await read('supper.html', page)
    expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(lines(file)).toEqual([SOUP.list, TART.list])
    expect(file.keys).toEqual([
      'page:https://kitchen.example/supper',
      'page:https://kitchen.example/supper#tomatotart',
    ])
    const story = JSON.stringify(file.recipes[0]?.story)
    expect(story).toContain('every spring')
    expect(story).not.toContain('4 tomatoes')
  })

  it('in the microdata of one page become a row each', async () => {
    const item = (name: string, { list, steps }: typeof SOUP) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2><ul>${list.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul><div itemprop="recipeInstructions"><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></div></div>`
    const page = `<!-- saved from url=(0030)https://kitchen.example/supper --><html><head><title>Pea Soup</title></head><body><main><h1>Pea Soup</h1><p>We cook this every spring.</p>${item('Pea Soup', SOUP)}${item('Tomato Tart', TART)}</main></body></html>`
    const file = await read('supper.html', page)
    expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(lines(file)).toEqual([SOUP.list, TART.list])
    expect(file.keys).toEqual([
      'page:https://kitchen.example/supper',
      'page:https://kitchen.example/supper#tomatotart',
    ])
    expect(JSON.stringify(file.recipes[0]?.story)).not.toContain('4 tomatoes')
  })

  const card = (name: string, { list, steps }: typeof SOUP) =>
    `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${name}</h2><div class="wprm-recipe-ingredients-container"><ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul></div><div class="wprm-recipe-instructions-container"><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></div></div>`

  it('in the cards of a plugin on one page become a row each, also where its data has only the first', async () => {
    const data = `<script type="application/ld+json">${JSON.stringify(node('Pea Soup', SOUP))}</script>`
    for (const head of ['', data]) {
      const page = `<!-- saved from url=(0030)https://kitchen.example/supper --><html><head><title>Pea Soup</title>${head}</head><body><main><h1>Pea Soup</h1><p>We cook this every spring.</p>${card('Pea Soup', SOUP)}${card('Tomato Tart', TART)}</main></body></html>`
      const file = await read('supper.html', page)
      expect(titles(file)).toEqual(['Pea Soup', 'Tomato Tart'])
      expect(lines(file)).toEqual([SOUP.list, TART.list])
      const [first, second] = file.recipes
      expect(first?.oldPaths).toEqual(['/supper'])
      expect(second).toMatchObject({ slug: null, oldPaths: [] })
      expect(JSON.stringify(first?.story)).not.toContain('4 tomatoes')
    }
  })

  it('in cards of which none is the recipe of the page stay one', async () => {
    const page = `<html><head><title>Supper for many friends</title><script type="application/ld+json">${JSON.stringify(node('Supper for many friends', SOUP))}</script></head><body><main><h1>Supper for many friends</h1>${card('Pea Soup', SOUP)}${card('Tomato Tart', TART)}</main></body></html>`
    expect(titles(await read('supper.html', page))).toEqual(['Supper for many friends'])
  })

  it('of a page in a list of pages become a row each', async () => {
    const page = {
      url: 'https://kitchen.example/supper',
      html: `<html><script type="application/ld+json">${JSON.stringify([node('Pea Soup', SOUP), node('Tomato Tart', TART)])}</script><body><h1>Pea Soup</h1></body></html>`,
    }
    const list = [JSON.stringify(page), '{"url": 1}', '{"html": '].join('\n')
    const { recipes, problems, keys } = await read('pages.jsonl', list)
    expect(recipes.map(({ title }) => title)).toEqual(['Pea Soup', 'Tomato Tart'])
    expect(keys[1]).toBe('page:https://kitchen.example/supper#tomatotart')
    expect(problems).toEqual([
      'pages.jsonl:2: This line is not a page: an object with "html" and "url" is expected.',
      'pages.jsonl:3: This line is not valid JSON.',
    ])
  })

  it('and one alone are read from a Google document that was saved as a web page', async () => {
    const dish = (title: string, picture: string): string =>
      `<p class="c3 title"><span class="c2">${title}</span></p><p><span>Serves 4</span></p><p><span><img alt="" src="images/${picture}"></span></p><h2 class="c5"><span>Ingredients</span></h2><ul class="c7 start"><li><span>400 g beans</span></li><li><span>2 carrots</span></li></ul><h2><span>Method</span></h2><ol class="c7 start" start="1"><li><span>Soak the beans overnight.</span></li><li><span>Boil them with the carrots.</span></li></ol>`
    const page = (...dishes: string[]): string =>
      `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"></head><body class="c9 doc-content">${dishes.join('')}</body></html>`
    const folder = await createFiles({
      'One.html': page(dish('Bean Stew', 'image1.png')),
      'Two.html': page(dish('Bean Pot', 'image1.png'), dish('Bean Bake', 'image2.png')),
      'images/image1.png': PNG,
      'images/image2.png': PNG,
    })
    const { recipes, problems } = await readAll(folder)
    expect(problems).toEqual([])
    expect(recipes.map(({ title, pictures }) => [title, pictures])).toEqual([
      ['Bean Stew', [{ file: 'images/image1.png' }]],
      ['Bean Pot', [{ file: 'images/image1.png' }]],
      ['Bean Bake', [{ file: 'images/image2.png' }]],
    ])
  })

  it('are not made of a page with one recipe and teasers of others', async () => {
    const teaser = '<h2>Tomato Tart</h2><p>Our favourite tart, with ripe tomatoes.</p>'
    const nodes = [node('Pea Soup', SOUP), { '@type': 'Recipe', name: 'Tomato Tart', url: '/tart' }]
    const page = `<html><head><script type="application/ld+json">${JSON.stringify(nodes)}</script></head><body><main><h1>Pea Soup</h1>${html('Pea Soup', SOUP)}${teaser}</main></body></html>`
    expect(titles(await read('a.html', page))).toEqual(['Pea Soup'])
    const plain = `<html><body><main><h1>Pea Soup</h1>${html('Pea Soup', SOUP)}${teaser}</main></body></html>`
    expect(titles(await read('b.html', plain))).toEqual(['Pea Soup'])
  })

  it('are not made of the parts of one recipe', async () => {
    const parts = `# Tomato Tart\n\nServes 4\n\n${markdown(2, 'For the pastry', TART).replace('Serves 4\n\n', '')}${markdown(2, 'For the filling', SOUP).replace('Serves 4\n\n', '')}`
    const { recipes } = await read('tart.md', parts)
    expect(recipes.map(({ title }) => title)).toEqual(['Tomato Tart'])
    const under = `# Sunday Pie\n\nServes 6\n\n${markdown(2, 'Pastry', TART).replace('Serves 4\n\n', '')}${markdown(2, 'Mushroom ragout', SOUP).replace('Serves 4\n\n', '')}`
    expect(titles(await read('pie.md', under))).toEqual(['Sunday Pie'])
  })

  it('in doubt are not divided, and a warning says so', async () => {
    const doubt = `Pea Soup\n\nIngredients\n${SOUP.list.join('\n')}\n\nMethod\n${SOUP.steps.join('\n')}\n\nIngredients\n${TART.list.join('\n')}\n\nMethod\n${TART.steps.join('\n')}\n`
    const { recipes } = await read('a.txt', doubt)
    expect(recipes).toHaveLength(1)
    expect(recipes[0]?.warnings.join()).toContain('several lists of ingredients')
    const stored = JSON.stringify(recipes[0])
    for (const line of [...TART.list, ...TART.steps]) expect(stored).toContain(line)
  })
})
