import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'
import { fetchHtml } from '@/src/e2e/support/valid-html'

// docs/product/kitchen.md#first-run
test('a new site gets its template and look by looking at them, and leads to its first recipe', async ({
  page,
  product,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/start`)
  const pictures = page.locator('iframe')
  await expect(pictures).toHaveCount(9)
  const first = pictures.first().contentFrame()
  await expect(first.getByRole('link', { name: 'Test Kitchen' }).first()).toBeVisible()
  // The site has no recipes yet.
  await expect(first.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next: Colours and type' })).toBeInViewport()
  await page.getByRole('radio', { name: 'Magazine' }).check()
  await expect(page.getByRole('radio', { name: 'Magazine' })).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Next: Colours and type' }).click()
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByRole('radio', { name: 'Lora and Karla' }).check()
  const shown = page.frameLocator('iframe').locator('html')
  await expect(shown).toHaveCSS('background-color', 'rgb(252, 248, 251)')
  await expect(shown).toHaveCSS('font-family', /^"?Karla/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Next: Measures and time' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC')
  const language = page.getByRole('combobox', { name: 'Language you write in' })
  await expect(language).toHaveValue('')
  const stored = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"language":"de"'),
  )
  await language.fill('deut')
  await language.press('Enter')
  await expect(language).toHaveValue('German')
  const next = page.getByRole('link', { name: 'Next: First recipes' })
  await expect(next).toBeInViewport({ ratio: 1 })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: Math.min(width, 1280), height: Math.min(height, 720) })
  await expect(next).toBeInViewport({ ratio: 1 })

  await stored
  await page.goto(`/kitchen/${slug}/settings`)
  await expect(language).toHaveValue('German')
  expect(await fetchHtml(`${origin}/feed.xml`)).toContain('<language>de<')
  await page.goto(origin)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 248, 251)')
  await page.goto(`/kitchen/${slug}/overview`)
  const steps = page.getByRole('list').filter({ hasText: 'Introduce yourself' })
  await expect(steps.getByRole('link', { name: 'Choose colours and type Done' })).toBeVisible()
  await steps.getByRole('link', { name: 'Write, paste or import a recipe' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Paste a link/ }).click()
  await expect(page.getByRole('dialog', { name: 'Import a recipe' })).toBeVisible()
})

// docs/product/sites-and-hosts.md#template-previews
test('a site in another template is for looking at: not indexed, and framed by the kitchen alone @server', async ({
  page,
  product,
  request,
}) => {
  const { slug, origin } = await makeOwnSite(page, product, ['Soup'])
  const { protocol, host } = new URL(product.account)
  const preview = await request.get(`${protocol}//${host}/`, {
    headers: { host: `${slug}--bold.${host}` },
  })
  const html = await preview.text()
  expect([preview.status(), /<meta name="robots" content="noindex, nofollow"/.test(html)]).toEqual([
    200,
    true,
  ])
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="${origin}/?"`))
  expect(preview.headers()['content-security-policy']).toContain(
    `frame-ancestors ${product.account}`,
  )
  const other = await request.get(`${protocol}//${host}/`, {
    headers: { host: `${slug}--other.${host}` },
  })
  expect(other.status()).toBe(404)
})
