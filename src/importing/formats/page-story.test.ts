import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { createFiles } from '../testing/import-files'
import { readAll } from '../testing/read-all'

const DATA = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Buns',
  recipeIngredient: ['2 cups flour', '1 egg'],
  recipeInstructions: ['Mix the flour with the egg.', 'Bake for an hour.'],
})
const read = async (body: string) => {
  const html = `<!doctype html><html><head><title>Buns</title><script type="application/ld+json">${DATA}</script></head><body>${body}</body></html>`
  const { recipes } = await readAll(await createFiles({ 'buns.html': html }))
  const [recipe] = recipes
  return { story: plainText(recipe?.story ?? []), note: plainText(recipe?.note ?? []) }
}

const CARD = `<div class="wprm-recipe-container"><h2>Buns</h2><span>Prep Time 10 minutes minutes</span>
  <ul><li>2 cups flour</li><li>1 egg <span class="wprm-recipe-ingredient-notes">large</span></li></ul>
  <ol><li>Mix the flour with the egg.</li></ol>
  <div class="wprm-recipe-notes"><p>They freeze well.</p></div><a>Print Recipe</a></div>`

// docs/product/import-and-export.md#nothing-is-lost
describe('the story of a saved page', () => {
  it('is what stands around the recipe, without the frame of the site', async () => {
    const { story, note } = await read(`<header><p>The Bun Blog</p></header>
      <nav><ul><li><a href="/a">Breads</a></li></ul></nav>
      <article><h1>Buns</h1><div class="entry-meta">By Ada</div>
      <p>My aunt made them.</p><h2>Why they rise</h2><div>The egg lifts them up.</div>
      <div class="share-buttons"><p>Pin it now</p></div>${CARD}
      <h2>You will like</h2><ul><li><a href="/rye">Rye bread</a></li><li><a href="/oat">Oat bread</a></li></ul>
      <div id="comments"><p>So good, thank you for them!</p></div></article>
      <aside><p>About me</p></aside><footer><p>Imprint</p></footer>`)
    expect(story).toBe('My aunt made them.\nWhy they rise\nThe egg lifts them up.')
    expect(note).toBe('They freeze well.')
  })

  it('does not repeat the steps with their numbers, nor the lists of the page', async () => {
    const { story } = await read(`<main><p>My aunt made them.</p><h2>Ingredients</h2>
      <ul><li>2 cups flour</li><li>1 egg</li></ul><h2>Method</h2>
      <p>1. Mix the flour with the egg.</p><p>Step 2: Bake for an hour.</p></main>`)
    expect(story).toBe('My aunt made them.')
  })

  it('is that of the longest article, as comments are articles too', async () => {
    const { story } = await read(`<article><p>Nice!</p></article>
      <article><p>My aunt made them every Sunday.</p></article>`)
    expect(story).toBe('My aunt made them every Sunday.')
  })

  it('keeps prose and leaves labels where the page does not say what its words are', async () => {
    const { story } = await read(`<div>Home</div><div><a href="#list">Jump</a></div>
      <div>My aunt made them every Sunday.<br>We ate them warm.</div><span>4.8</span>`)
    expect(story.split(/\s*\n\s*/)).toEqual([
      'My aunt made them every Sunday.',
      'We ate them warm.',
    ])
  })
})
