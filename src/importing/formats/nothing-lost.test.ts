import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePage } from '@/src/parsing/web-page/page-document'
import { foldText } from '@/src/parsing/plain-text'
import { createFiles } from '@/src/importing/testing/import-files'
import { collectStoredText } from '@/src/importing/testing/stored-text'
import { readAll } from '@/src/importing/testing/read-all'
import { buildWxr } from '@/src/importing/testing/wxr'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'

let count = 0
/** A word that stands nowhere else, so that it can be found again. */
const word = fc
  .constantFrom('plum', 'rye', 'cabbage', 'honey', 'caraway', 'smoke')
  .map(
    (name) =>
      `${name}${(count += 1).toString(36).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}q`,
  )
const words = fc.array(word, { minLength: 2, maxLength: 6 }).map((all) => all.join(' '))
const sentence = words.map((text) => `Then ${text}.`)
const line = word.map((name) => `200 g ${name}`)
const list = (tag: 'ul' | 'ol', item: fc.Arbitrary<string>) =>
  fc
    .array(item, { minLength: 2, maxLength: 4 })
    .map((items) => `<${tag}>${items.map((each) => `<li>${each}</li>`).join('')}</${tag}>`)

const title = (name: string, tag = 'h3') => fc.constant(`<${tag}>${name}</${tag}>`)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join('\n'))

const written = joined(
  title('Ingredients'),
  list('ul', line),
  title('Method'),
  list('ol', sentence),
)
const marked = (prefix: string, name: string, inner: fc.Arbitrary<string>) =>
  inner.map((html) => `<div class="${prefix}${name}">${html}</div>`)
const fallback = joined(
  marked('wprm-fallback-recipe-', 'name', word),
  marked('wprm-fallback-recipe-', 'summary', words),
  marked('wprm-fallback-recipe-', 'equipment', list('ul', word)),
  marked('wprm-fallback-recipe-', 'ingredients', list('ul', line)),
  marked('wprm-fallback-recipe-', 'instructions', list('ol', sentence)),
  marked('wprm-fallback-recipe-', 'notes', words),
  marked('wprm-fallback-recipe-', 'unknown', words),
  marked('wprm-fallback-recipe-', 'meta-keyword', word),
).map(
  (html) =>
    `<!--WPRM Recipe 7--><div class="wprm-fallback-recipe">${html}</div><!--End WPRM Recipe-->`,
)
const tasty = joined(
  marked('tasty-recipes-', 'title', word),
  marked('tasty-recipes-', 'ingredients', list('ul', line)),
  marked('tasty-recipes-', 'instructions', list('ol', sentence)),
  marked('tasty-recipes-', 'notes', words),
).map((html) => `<div class="tasty-recipes">${html}</div>`)
const jetpack = fc
  .tuple(word, words, line, line, sentence, words, words)
  .map(
    ([name, about, one, two, step, note, beside]) =>
      `[recipe title="${name}" description="${about}" servings="4"][recipe-ingredients]\n- ${one}\n- ${two}\n[/recipe-ingredients]${beside}[recipe-directions]1. ${step}[/recipe-directions][recipe-notes]${note}[/recipe-notes][/recipe]`,
  )
const beside = fc.oneof(
  words.map((text) => `<p>${text}</p>`),
  words.map((text) => `<h2>${text}</h2>`),
  list('ul', words),
  words.map((text) => `<blockquote>${text}</blockquote>`),
  fc
    .tuple(word, word)
    .map(([one, two]) => `<table><tr><td>${one}</td><td>${two}</td></tr></table>`),
  word.map((text) => `<p>Tips</p><p>Keep ${text} cold.</p>`),
)
const post = fc
  .tuple(
    fc.array(beside, { maxLength: 3 }),
    fc.option(fc.oneof(written, fallback, tasty, jetpack), { freq: 5 }),
    fc.array(beside, { maxLength: 3 }),
  )
  .map(([before, recipe, after]) => [...before, recipe ?? '', ...after].join('\n'))
  .filter((content) => content.trim() !== '')

/** Reads a file and looks for all words that only it has. */
async function expectKept(name: string, text: string, content = text): Promise<void> {
  const folder = await createFiles({ [name]: text })
  const stored = await collectStoredText(
    (await readAll(`${folder}/${name}`)).recipes[0],
    NO_CATALOGUE,
  )
  for (const each of wordsIn(content)) expect(stored, each).toContain(foldText(each))
}

const runs = { numRuns: Number(process.env['NOTHING_LOST_RUNS'] ?? 60) }

// docs/product/import-and-export.md#nothing-is-lost
it('every word of a post is stored with it or named in the report', async () => {
  await fc.assert(
    fc.asyncProperty(post, (content) =>
      expectKept('export.xml', buildWxr({ id: 1, title: 'A post', content }), content),
    ),
    runs,
  )
}, 600_000)

const nutrition = fc.record({
  calories: words,
  fatContent: word,
  servingSize: word,
  vitaminC: word,
})
const node = fc
  .record({
    name: word,
    description: sentence,
    author: words,
    nutrition,
    recipeIngredient: fc
      .array(
        fc.oneof(
          { weight: 3, arbitrary: line },
          word.map((name) => `For the ${name}:`),
        ),
        {
          maxLength: 5,
        },
      )
      .chain((some) => line.map((first) => [first, ...some])),
    recipeInstructions: fc.array(sentence, { minLength: 2, maxLength: 4 }),
  })
  .map((recipe) => ({
    ...recipe,
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    author: { '@type': 'Person', name: recipe.author },
    nutrition: { '@type': 'NutritionInformation', ...recipe.nutrition },
  }))

it('every word of recipe data is stored or named, author and nutrition too', async () => {
  await fc.assert(
    fc.asyncProperty(node, (recipe) => expectKept('recipe.json', JSON.stringify(recipe))),
    runs,
  )
}, 600_000)

const card = fc
  .tuple(list('ul', line), list('ol', sentence), words)
  .map(
    ([lines, steps, notes]) =>
      `<div class="wprm-recipe-container"><div class="wprm-recipe-ingredients-container">${lines}</div><div class="wprm-recipe-instructions-container">${steps}</div><div class="wprm-recipe-notes-container"><p>${notes}</p></div></div>`,
  )
const framed = fc
  .tuple(
    node,
    fc.array(beside, { minLength: 1, maxLength: 4 }),
    fc.oneof(card, written),
    fc.constantFrom('article', 'main', 'body', 'div class="entry-content"'),
  )
  .map(([recipe, around, shown, place]) => {
    const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`
    const [tag = ''] = place.split(' ')
    const all = `<h1>${recipe.name}</h1>${around.join('')}${shown}`
    const inner = tag === 'body' ? all : `<${place}>${all}</${tag}>`
    return {
      html: `<!doctype html><html><head><title>${recipe.name}</title>${data}</head><body><nav><a href="/">Home</a></nav>${inner}<footer>Imprint</footer></body></html>`,
      shown: `${JSON.stringify(recipe)}${around.join('')}${/notes-container.*/.exec(shown)?.[0] ?? ''}`,
    }
  })

it('every word around the recipe of a saved page is its story, or named', async () => {
  await fc.assert(
    fc.asyncProperty(framed, ({ html, shown }) => expectKept('page.html', html, shown)),
    runs,
  )
}, 600_000)

/** The words that only this source has: no labels, numbers and titles of sections. */
function wordsIn(content: string): string[] {
  const text = parsePage(content).elements.length > 0 ? content.replace(/<[^>]*>/g, ' ') : content
  return text.match(/\b[a-z]+q\b/g) ?? []
}
