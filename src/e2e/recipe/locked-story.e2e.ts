import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/recipes.md#locked-recipes
test('the story of a locked recipe is whole for a paid reader, with what is not text', async ({
  page,
  product,
  browser,
}) => {
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Secret jam'])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  const storyMore = [
    { type: 'paragraph', children: [{ text: 'Behind the lock.' }] },
    { type: 'divider' },
    { type: 'embed', url: 'https://example.com/behind', title: 'The video of the jam' },
  ]
  const named = { title: 'Secret jam', slug: 'recipe-0' }
  const locked = { ...named, privacySetting: 'subscribers_only', storyMore }
  await callAs(page.request, product, author, ['PUT', path], locked)
  await callAs(page.request, product, author, ['POST', `${path}/publish`], {})
  const reader = await makeReader(page.request, product)
  const subscriber = { email: reader.email, plan: 'complimentary' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/subscribers`], subscriber)

  const readers = await browser.newContext()
  const opened = await readers.newPage()
  await suppressPopup(opened)
  await beReader(opened, reader)
  await opened.goto(`${origin}/recipes/recipe-0`)
  const main = opened.getByRole('main')
  await expect(main).toContainText('Behind the lock.')
  await expect(main).toContainText('The video of the jam')
  await readers.close()
})
