import { expectAccessible } from '@/src/e2e/support/accessible'
import { callAs, makeReader, suppressPopup } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { EditorGlobals } from '@/src/contract/site/globals'

const cards = (page: Page) =>
  page.getByRole('region', { name: /recipes|Results/ }).getByRole('article')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' })

// docs/product/search.md#recipes-page
test.describe('finding recipes', () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  test('by words: the list follows without a reload, and the address with it', async ({
    page,
    product,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/recipes\?.*query=/.test(request.url())) asked.push(request.url())
    })
    await page.goto(`${product.sites['ferment']}/recipes`)
    await expect(page.getByRole('heading', { name: 'Recipe collections' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All recipes' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await searchBox(page).pressSequentially('kimchi', { delay: 20 })
    await expect(page).toHaveURL(/\/recipes\?search=kimchi$/)
    await expect(page.getByRole('heading', { name: 'Recipe collections' })).toBeHidden()
    await expect(page.getByText('2 recipes')).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    // Six letters within the pause are one search.
    expect(asked).toHaveLength(1)

    await searchBox(page).fill('kimchi zzzz')
    await expect(page.getByText('No recipes found for this search')).toBeVisible()
    await page.getByRole('link', { name: 'See all recipes' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('heading', { name: 'Recipe collections' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('by filters: suggestions, chips and the dialog', async ({ page, product }) => {
    await page.goto(`${product.sites['ferment']}/recipes`)
    const bar = page.getByRole('group', { name: 'Filters' })
    // Five suggestions, in turn from each facet, the most popular first.
    await expect(bar.getByRole('link')).toHaveCount(5)
    const first = bar.getByRole('link').first()
    const title = (await first.textContent()) ?? ''
    // The counts that come with the results move the filters below.
    const results = page.waitForResponse(/\/recipes\?.*meals=/)
    await first.click()
    await results
    await expect(page).toHaveURL(/\/recipes\?meals=[a-z-]+$/)
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
    await bar.getByRole('button', { name: 'Filters (1)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const pressed = dialog.getByRole('button', { name: title, pressed: true })
    await expect(pressed).toBeVisible()
    await dialog.getByRole('group', { name: 'Diets' }).getByRole('button').first().click()
    await expect(page).toHaveURL(/&diets=/)
    await expect(dialog.getByRole('button', { name: /^Show \d+ recipe/ })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Show \d+ recipe/ }).click()
    await expect(dialog).toBeHidden()
    await bar.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('heading', { name: 'All recipes' })).toBeVisible()
  })

  test('by one of very many terms: the most frequent are offered, the others found by their names', async ({
    page,
    product,
    request,
  }) => {
    const author = await makeReader(request, product)
    const slug = `many-${author.email.slice(7, 19)}`
    await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Many', slug })
    const path = `/manage/${slug}/globals`
    type Answer = { globals: EditorGlobals }
    const { globals } = await callAs<Answer>(request, product, author, ['GET', path])
    const categories = globals.terms.filter(({ kind }) => kind === 'category').slice(0, 60)
    await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], {
      title: 'Everything',
      slug: 'everything',
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
      foodCategoryIds: categories.map(({ id }) => id),
    })
    await page.goto(`${(product.sites['ferment'] ?? '').replace('ferment', slug)}/recipes`)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const group = page.getByRole('dialog').getByRole('group', { name: 'Categories' })
    const terms = group.getByRole('button', { name: / 1$/ })
    await expect(terms).toHaveCount(24)
    await group.getByRole('button', { name: 'Show more' }).click()
    await expect(terms).toHaveCount(60)
    const { title = '' } = categories.at(-1) ?? {}
    await group.getByRole('searchbox', { name: 'Find in categories' }).fill(title.toUpperCase())
    await expect(terms.first()).toContainText(title)
    await expectAccessible(page)
    await terms.first().click()
    await expect(page).toHaveURL(/\/recipes\?categories=[a-z-]+$/)
    await expect(group.getByRole('button', { pressed: true })).toContainText(title)
    await group.getByRole('searchbox').fill('zzzz')
    await expect(terms).toHaveCount(1)
  })

  test('in a sheet that a finger pulls away, on a phone', async ({ page, product }) => {
    test.skip(test.info().project.name !== 'phone', 'wide screens have a window in the middle')
    await page.goto(`${product.sites['ferment']}/recipes`)
    const opener = page.getByRole('button', { name: 'Filters', exact: true })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    // It has come to rest at the bottom of the screen.
    const bottom = async () => {
      const { y, height } = (await sheet.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(y + height)
    }
    await expect.poll(bottom).toBe(page.viewportSize()?.height)
    const from = ((await sheet.boundingBox())?.y ?? 0) + 20
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 190, y }],
      })
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + step * 50)
    await touch('touchEnd')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('from an address, drawn by the server, and without script by links and a form', async ({
    browser,
    product,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${product.sites['ferment']}/recipes?search=rice&meals=dinner`)
    await expect(searchBox(page)).toHaveValue('rice')
    await expect(page.getByText('2 recipes')).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter Dinner' }).click()
    await expect(page).toHaveURL(/\/recipes\?search=rice$/)
    await searchBox(page).fill('kimchi')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/search=kimchi/)
    await expect(page.getByText('2 recipes')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('says that a search failed, and searches again', async ({ page, product, allowFailure }) => {
    allowFailure(/Failed to load|recipes\?/)
    await page.goto(`${product.sites['ferment']}/recipes`)
    await page.route('**/api/v1/site/*/recipes?*', (route) => route.abort())
    await searchBox(page).fill('kimchi')
    await expect(page.getByText('The search failed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Previous results' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toHaveCount(0)
    await expect(page.getByText(/^\d+ recipes$/)).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/api/v1/site/*/recipes?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('2 recipes')).toBeVisible()
    await expect(page.getByText('The search failed')).toHaveCount(0)
  })

  test('a page at a time', async ({ page, product, request }) => {
    const author = await makeReader(request, product)
    const slug = `long-list-${author.email.slice(7, 19)}`
    await callAs(request, product, author, ['POST', '/manage/sites'], { title: 'Long list', slug })
    for (let number = 1; number <= 26; number += 1) {
      await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], {
        title: `Dish ${number}`,
        slug: `dish-${number}`,
        publishedAt: new Date(Date.UTC(2024, 0, number)).toISOString(),
      })
    }
    const origin = (product.sites['ferment'] ?? '').replace('ferment', slug)
    await page.goto(`${origin}/recipes`)
    await expect(cards(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(cards(page)).toHaveCount(26)
    await expect(cards(page).last()).toContainText('Dish 1')
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
    await page.goto(`${origin}/recipes?page=2`)
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Show previous' })).toBeVisible()
  })
})

// docs/product/search.md#header-search
test.describe('the search of every page', () => {
  test.beforeEach(({ page }) => suppressPopup(page))

  /** The box of the header, opened where it stands behind a button. */
  const headerBox = async (page: Page) => {
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search recipes' })
    if (!(await box.isVisible())) {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    }
    await box.focus()
    return box
  }

  test('shows what is featured, then what is found, and is used by keyboard', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['ferment']}/about`)
    const box = await headerBox(page)
    await expect(page.getByRole('listbox', { name: 'Featured recipes' })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(5)
    await box.fill('kimchi')
    await expect(page.getByRole('listbox', { name: 'Recipes', exact: true })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(2)
    await expectAccessible(page)
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toContainText('Napa Cabbage Kimchi')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/recipes\/napa-cabbage-kimchi$/)
  })

  test('leads on to all results, says when there are none, and closes after blur', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.sites['ferment']}/about`)
    const box = await headerBox(page)
    await box.fill('zzzz')
    await expect(page.getByText('No recipes found for "zzzz"')).toBeVisible()
    await box.fill('salt')
    const more = page.getByRole('option', { name: 'See more' })
    await expect(more).toHaveAttribute('href', '/recipes?search=salt')
    await expect(page.getByRole('option')).toHaveCount(11)
    await box.blur()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box.focus()
    await box.press('Enter')
    await expect(page).toHaveURL(/\/recipes\?search=salt$/)
    // The recipes page has a box of its own.
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
  })
})
