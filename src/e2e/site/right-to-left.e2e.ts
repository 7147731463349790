import { randomUUID } from 'node:crypto'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const STEP = 'سخّن الزيت في قدر على نار متوسطة، ثم أضف البصل والثوم وقلّبه حتى يذبل.'

/** A site whose author writes from right to left, made through the API. @returns where it answers */
async function makeSite(request: APIRequestContext, product: Running): Promise<string> {
  const author = await makeReader(request, product)
  const slug = `leila-${randomUUID().slice(0, 8)}`
  const site = { title: 'مطبخ ليلى', slug }
  await callAs(request, product, author, ['POST', '/manage/sites'], site)
  const about = 'طبخ من ساحل جوز الهند، وفاكهة باردة.'
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], {
    ...site,
    aboutShort: about,
    headerLinks: [{ label: 'ورشات', href: 'https://example.com/', openInNewTab: true }],
  })
  const content = [{ type: 'paragraph', children: [{ text: STEP }] }]
  const recipe = (number: number) => ({
    title: `دال جوز الهند ${number}`,
    slug: `dal-${number}`,
    publishedAt: new Date(Date.now() - number * 86_400_000).toISOString(),
    ingredientUsageGroups: [
      { ingredientUsages: [{ ingredientTitleOverride: 'عدس أحمر', quantityMin: 2 }] },
    ],
    instructionGroups: [{ instructions: [{ content, timerMinutes: 10 }, { content }] }],
  })
  const path = `/manage/${slug}/recipes`
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  await Promise.all(
    numbers.map((number) => callAs(request, product, author, ['POST', path], recipe(number))),
  )
  return siteOrigin(product, slug)
}

const isPhone = (): boolean => test.info().project.name === 'phone'

const left = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? NaN

/** The distance of a word in an element from the left. */
const leftOf = (place: Locator, word: string): Promise<number> =>
  place.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      return range.getBoundingClientRect().left
    }
    throw new Error(`No ${wanted} there`)
  }, word)

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

test('a site written from right to left is read that way, and English in it from left to right', async ({
  page,
  product,
  request,
}) => {
  await suppressPopup(page)
  const site = await makeSite(request, product)
  for (const path of ['/', '/recipes', '/recipes/dal-1', '/subscribe']) {
    await page.goto(`${site}${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }

  await page.goto(`${site}/recipes/dal-1`)
  await expectAccessible(page)
  const line = page.getByRole('main').getByRole('list').filter({ hasText: 'عدس أحمر' }).first()
  expect(await left(line.getByRole('checkbox'))).toBeGreaterThan(await leftOf(line, 'عدس'))
  const timer = page.getByRole('button', { name: /^Start timer/ })
  expect(await leftOf(timer, '10')).toBeLessThan(await leftOf(timer, 'min'))

  // Forward is to the left: the next step, and its key.
  await page.getByRole('button', { name: 'Cook mode' }).click()
  const mode = page.getByRole('dialog')
  await expect(mode.getByText('Step 1 of 2')).toBeVisible()
  const [back, ahead] = ['Previous', 'Next'].map((name) => mode.getByRole('button', { name }))
  if (back && ahead) expect(await left(ahead)).toBeLessThan(await left(back))
  await page.keyboard.press('ArrowLeft')
  await expect(mode.getByText('Step 2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(mode.getByText('Step 1 of 2')).toBeVisible()
})

test('its sliders go on to the left, its menus open within the page', async ({
  page,
  product,
  request,
}) => {
  test.skip(isPhone(), 'a phone swipes, and has its menu in a sheet')
  await suppressPopup(page)
  const site = await makeSite(request, product)
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(site)
  const row = page.getByRole('main').getByRole('list', { name: 'Featured recipes' })
  await row.scrollIntoViewIfNeeded()
  const buttons = row.locator('xpath=..')
  const next = buttons.getByRole('button', { name: 'Next' })
  const previous = buttons.getByRole('button', { name: 'Previous' })
  expect(await left(next)).toBeLessThan(await left(previous))
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')

  const more = page.getByRole('banner').getByRole('button', { name: 'Account' })
  await more.click()
  const menu = await page.getByRole('menu').boundingBox()
  const trigger = await more.boundingBox()
  // As it hangs from its button's other edge where pages run from the left.
  expect(Math.abs((menu?.x ?? NaN) - (trigger?.x ?? NaN))).toBeLessThan(2)
})
