import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { OwnSite } from '@/src/e2e/support/own-site'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const STORY =
  'I made this for the first time in a kitchen with two burners and one of them broken. '

/** Publishes a recipe with a story and ingredients. @returns its address */
async function publish(
  page: Page,
  product: Running,
  { slug, author, origin }: OwnSite,
  storyExcerpt: string,
): Promise<string> {
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/recipes`], {
    title: 'Onion Soup',
    slug: 'onion-soup',
    publishedAt: new Date(Date.now() - 86_400_000).toISOString(),
    storyExcerpt,
    ingredientUsageGroups: [
      { ingredientUsages: [{ ingredientTitleOverride: 'onions, thinly sliced', quantityMin: 4 }] },
    ],
    instructionGroups: [
      { instructions: [{ content: [{ type: 'paragraph', children: [{ text: 'Melt.' }] }] }] },
    ],
  })
  return `${origin}/recipes/onion-soup`
}

test('a story that ends before it is folded has no part of "Read more" below it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const site = await makeOwnSite(page, product, [])
  await page.goto(await publish(page, product, site, STORY.repeat(5)))
  const story = page.getByRole('main').getByText(STORY.trim()).first()
  const { height = NaN } = (await story.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(210)
  expect(height).toBeLessThan(299)
  // Nobody has moved yet: the script that measures it is not there.
  const fade = page.getByText('Read more', { exact: true }).locator('xpath=..')
  if ((await fade.count()) > 0) expect((await fade.boundingBox())?.height ?? 0).toBe(0)
})
