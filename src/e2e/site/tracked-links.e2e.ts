import { markupOf } from '@/src/e2e/support/markup'
import { suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

const TRACKED = 'utm_source=mail&fbclid=IwAR0'

// docs/product/figures.md#pages-from-memory
test('a link that tells where it came from opens the same page, and goes on from there', async ({
  page,
  product,
}) => {
  await suppressPopup(page)
  const ferment = product.sites['ferment'] ?? ''
  for (const path of ['/recipes/napa-cabbage-kimchi', '/recipes?tags=spicy', '/']) {
    const plain = await page.goto(`${ferment}${path}`)
    const markup = markupOf((await plain?.text()) ?? '')
    expect(markup).toContain('<main')
    const tracked = `${ferment}${path}${path.includes('?') ? '&' : '?'}${TRACKED}`
    const answer = await page.goto(tracked)
    expect(markupOf((await answer?.text()) ?? ''), path).toBe(markup)
    expect(page.url()).toBe(tracked)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page).toHaveURL(`${ferment}/recipes`)
  await page.goto(`${ferment}/recipes?${TRACKED}&search=kimchi`)
  await expect(page.getByRole('searchbox').first()).toHaveValue('kimchi')
  await page.goBack()
  await expect(page).toHaveURL(`${ferment}/recipes`)
})
