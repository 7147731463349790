import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
const long = [
  '400 g bread flour, plus more for dusting the bench, your hands and the banneton you use',
  '100 g whole wheat flour', '1 ½ cups water, warm', '10 g fine sea salt', '2 teaspoons instant yeast', '2 bay leaves', '6 chicken thighs (about 2 pounds)',
  '1 (14-ounce) can extraordinarily long-named heirloom tomatoes from the slopes of a volcano, drained and rinsed',
  '3 to 4 cups stock, or more as needed', 'salt to taste',
]
test('shots', async ({ page, product }) => {
  test.skip(test.info().project.name === 'phone')
  const { slug, author, origin } = await makeOwnSite(page, product, [])
  for (const [name, more] of [['bread', { yieldServings: 2, servingDescription: 'loaves' }], ['bare', {}]] as const) {
    await callAs(page.request, product, author, ['POST', `/manage/${slug}/recipes`], {
      ...more, title: name, slug: name, publishedAt: new Date(Date.now() - 86_400_000).toISOString(),
      ingredientUsageGroups: [{ ingredientUsages: long.map((text) => ({ text })) }],
      instructionGroups: [{ instructions: [{ content: [{ type: 'paragraph', children: [{ text: 'Mix.' }] }] }] }],
    })
  }
  const dir = '/tmp/servings-shots'
  for (const [w, h] of [[390, 844], [1024, 800], [1440, 900]] as const) {
    await page.setViewportSize({ width: w, height: h })
    for (const [name, url] of [['bread', `${origin}/recipes/bread`], ['bare', `${origin}/recipes/bare`], ['soup', `${product.sites['somethingfromnothing']}/recipes/red-lentil-soup`], ['pancakes', `${product.sites['ferment']}/recipes/sourdough-pancakes`], ['crisp', `${product.sites['jerumai']}/recipes/crisp-lace-pancakes`]]) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.goto(url ?? '')
        const opener = page.getByRole('button', { name: 'Scale by an ingredient' })
        await opener.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${dir}/${name}-${w}-${scheme}-closed.png` })
        await opener.click()
        const amount = page.getByRole('spinbutton', { name: 'I have' })
        await amount.fill('300')
        const toggle = page.getByRole('checkbox', { name: 'Baker’s percentages' })
        if (await toggle.count()) await toggle.check()
        await page.evaluate(() => document.querySelector('[class*=controls]')?.scrollIntoView({ block: 'start' }))
        await page.waitForTimeout(300)
        await page.screenshot({ path: `${dir}/${name}-${w}-${scheme}-open.png` })
      }
    }
  }
  expect(1).toBe(1)
})
