import { randomUUID } from 'node:crypto'
import { siteOrigin } from '@/src/e2e/support/product'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import type { Reader } from '@/src/e2e/support/reader'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A new author's site, with the page signed in as the author. */
export type OwnSite = {
  slug: string
  /** The origin of the site. */
  origin: string
  author: Reader
  recipes: { id: string; title: string }[]
}

/**
 * Creates an author with a site and drafts of these titles, and signs the page's browser in. Tests that
 * change anything use it: the demo's sites are shared by all tests.
 */
export async function makeOwnSite(
  page: Page,
  product: Running,
  titles: readonly string[],
): Promise<OwnSite> {
  const { request } = page
  const author = await makeReader(request, product)
  const slug = `site-${randomUUID().slice(0, 8)}`
  const named = { displayName: 'Ada Berg' }
  await callAs(request, product, author, ['PUT', '/manage/current-user'], named)
  await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Test Kitchen', slug })
  const recipes: OwnSite['recipes'] = []
  for (const [index, title] of titles.entries()) {
    const path = `/manage/${slug}/recipes`
    const data = { title, slug: `recipe-${String(index)}` }
    const made = await callAs<{ recipe: { id: string } }>(
      request,
      product,
      author,
      ['POST', path],
      data,
    )
    recipes.push({ id: made.recipe.id, title })
  }
  await beReader(page, author)
  return { slug, origin: siteOrigin(product, slug), author, recipes }
}
