import { areFontsHere } from '@/src/e2e/support/browser/are-fonts-here'
import { siteOrigin } from '@/src/e2e/support/product'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** Everything that can be said of an element so that nobody sees it. */
const AWAY = `display: none; visibility: hidden; opacity: 0; content-visibility: hidden;
  position: fixed; left: -9999px; height: 0; max-height: 0; overflow: hidden; font-size: 0;
  text-indent: -9999px; transform: scale(0); translate: -200vw; scale: 0; filter: opacity(0);
  clip-path: inset(50%); mask: linear-gradient(transparent, transparent);
  -webkit-text-fill-color: transparent`.replaceAll(/;|$/g, ' !important;')

/** A sheet that hides, by class and by tag, what has to be seen, all in it and all around it. */
async function hidingSheet(page: Page): Promise<string> {
  const classes = await page.evaluate(() => {
    const found = new Set<string>()
    for (const duty of document.querySelectorAll('[data-duty]')) {
      for (let at: Element | null = duty; at; at = at.parentElement) {
        for (const name of at.classList) found.add(`.${CSS.escape(name)}`)
      }
    }
    return [...found]
  })
  const inside = ['footer a', 'footer p', 'aside a', 'aside p']
  return `${[...classes, ...inside, 'article', 'section'].join(', ')} { ${AWAY} }`
}

// docs/product/site-design.md#custom-css
test('no style sheet of a site hides its terms, or that a recipe is for subscribers', async ({
  page,
  product,
  browser,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Soup'])
  const [{ id } = { id: '' }] = recipes
  const manage = (method: string, path: string, body: unknown) =>
    callAs(page.request, product, author, [method, `/manage/${slug}${path}`], body)
  const locked = { title: 'Soup', slug: 'soup', privacySetting: 'subscribers_only' }
  await manage('PUT', `/recipes/${id}`, locked)
  await manage('POST', `/recipes/${id}/publish`, {})
  // Managers see the whole recipe.
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const reader = await context.newPage()
  await suppressPopup(reader)
  const address = `${siteOrigin(product, slug)}/recipes/soup`
  await reader.goto(address)
  const look = async () => {
    await reader.waitForFunction(areFontsHere)
    return reader.evaluate(() =>
      [...document.querySelectorAll('[data-duty], [data-duty] > *')].map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return [getComputedStyle(element).fontSize, Math.round(width), Math.round(height)]
      }),
    )
  }
  const before = await look()
  const cssOverrides = await hidingSheet(reader)
  await manage('PUT', '/sites', { title: 'Test Kitchen', slug, cssOverrides })
  await reader.goto(address)
  expect(await look()).toEqual(before)
  const notice = reader.getByRole('complementary', { name: 'Premium recipe' })
  await expect(notice.getByText('This is a premium recipe')).toBeVisible()
  await notice.getByRole('link', { name: 'Subscribe' }).click({ trial: true })
  await reader.getByRole('link', { name: 'Terms', exact: true }).click({ trial: true })
  await context.close()
})

test('a rule of the author on plain elements wins over the styles of the product', async ({
  page,
  product,
}) => {
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Soup'])
  const [{ id } = { id: '' }] = recipes
  const manage = (method: string, path: string, body: unknown) =>
    callAs(page.request, product, author, [method, `/manage/${slug}${path}`], body)
  await manage('POST', `/recipes/${id}/publish`, {})
  const cssOverrides = `h1 { color: rgb(1, 2, 3); font-style: italic }
    button { border-radius: 17px } header { background: rgb(4, 5, 6) }`
  await manage('PUT', '/sites', { title: 'Test Kitchen', slug, cssOverrides })
  await page.goto(`${siteOrigin(product, slug)}/recipes/recipe-0`)
  const title = page.getByRole('heading', { name: 'Soup', level: 1 })
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(title).toHaveCSS('font-style', 'italic')
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(4, 5, 6)')
  const button = page.getByRole('main').getByRole('button').first()
  await expect(button).toHaveCSS('border-radius', '17px')
})
