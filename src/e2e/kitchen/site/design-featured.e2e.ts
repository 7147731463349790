import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#site-design
test('featured recipes that readers would not see say so, and one that is gone is removed', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Soup', 'Bread'])
  const [soup, bread] = recipes.map(({ id }) => `/manage/${slug}/recipes/${id}`)
  if (!soup || !bread) throw new Error('There are two recipes')
  const ask = (method: 'POST' | 'DELETE', path: string) =>
    callAs(page.request, product, author, [method, path])
  await ask('POST', `${soup}/publish`)
  await ask('POST', `${bread}/publish`)
  await page.goto(`/kitchen/${slug}/homepage`)
  const featured = page.getByRole('region', { name: 'Featured recipes' })
  for (const title of ['Soup', 'Bread']) {
    await featured.getByRole('button', { name: title, exact: true }).click()
  }
  await expect(page.getByText('Draft saved')).toBeVisible()
  await ask('DELETE', soup)
  await ask('POST', `${bread}/unpublish`)

  const publish = page.getByRole('button', { name: 'Publish design' })
  await publish.click()
  await expect(page.getByText('Not published: check Home page.')).toBeVisible()
  await expect(featured.getByRole('listitem').first()).toContainText('This recipe was deleted.')
  await page.reload()
  await expect(featured).toContainText('Deleted recipe')
  await expect(featured).toContainText('Not published yet, so not shown on the home page.')
  await featured.getByRole('button', { name: 'Remove Deleted recipe' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await publish.click()
  await expect(page.getByText('Design published')).toBeVisible()
})

// docs/product/kitchen.md#site-design
test('a title without spaces leaves the buttons of the panel where they can be reached', async ({
  page,
  product,
}) => {
  const title = `Cake ${'x'.repeat(190)}`
  const { slug, author, recipes } = await makeOwnSite(page, product, [title])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}/publish`
  await callAs(page.request, product, author, ['POST', path])
  await page.goto(`/kitchen/${slug}/homepage`)
  const featured = page.getByRole('region', { name: 'Featured recipes' })
  await featured.getByRole('button', { name: title, exact: true }).click()
  await expect(featured.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  const wider = await page
    .getByRole('region', { name: 'Home page', exact: true })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(wider).toBe(0)
})
