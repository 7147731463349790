import { expect, test } from '@/src/e2e/support/test'

const RECIPES = {
  ferment: 'napa-cabbage-kimchi',
  jerumai: 'coconut-dal',
  somethingfromnothing: 'red-lentil-soup',
}

// docs/product/site-frame.md#sizes
test('nothing leaves the window of a phone where text is set twice as large', async ({
  page,
  product,
  isMobile,
}) => {
  test.skip(!isMobile, 'Other windows have more room')
  const ofSites = Object.entries(RECIPES).flatMap(([site, recipe]) =>
    ['/', '/recipes', `/recipes/${recipe}`].map((path) => `${product.sites[site] ?? ''}${path}`),
  )
  for (const url of ['/', '/sign-in', ...ofSites]) {
    await page.goto(url)
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(wider, `what ${url} is wider than the window, in px`).toBeLessThanOrEqual(0)
  }
})
