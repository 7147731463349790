import { randomUUID } from 'node:crypto'
import { siteOrigin } from '@/src/e2e/support/product'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

const YOUTUBE = 'aaaaaaaaaaa'

type Made = { recipe: { id: string } }

/** Makes a site with a recipe so short that what is below its comments is in the same window. */
async function makeShortRecipe(
  request: APIRequestContext,
  product: Running,
): Promise<{ address: string; comment: (content: string) => Promise<unknown> }> {
  const author = await makeReader(request, product)
  const slug = `short-${randomUUID().slice(0, 8)}`
  const site = { title: 'Short and Sour', slug }
  await callAs(request, product, author, ['POST', '/manage/sites'], site)
  const settings = { ...site, commentsEnabled: true, newslettersEnabled: true }
  await callAs(request, product, author, ['PUT', `/manage/${slug}/sites`], settings)
  const ids: string[] = []
  for (const number of [0, 1, 2, 3]) {
    const recipe = {
      title: `Pickle ${number}`,
      slug: `pickle-${number}`,
      privacySetting: 'public',
      publishedAt: new Date(Date.now() - (number + 1) * 86_400_000).toISOString(),
      youtubeVideoId: number === 1 ? YOUTUBE : null,
      instructionGroups:
        number === 2 ? [{ instructions: [{ content: 'Wait.' }, { content: 'Eat.' }] }] : [],
    }
    const path = `/manage/${slug}/recipes`
    const made = await callAs<Made>(request, product, author, ['POST', path], recipe)
    ids.push(made.recipe.id)
  }
  const comment = (content: string) =>
    callAs(request, product, author, ['POST', `/site/${slug}/comments`], {
      recipeId: ids[0],
      content,
      displayName: 'Ada Berg',
    })
  return { address: `${siteOrigin(product, slug)}/recipes`, comment }
}

/** Sums the layout shifts without recent input, as Chromium reports them. */
const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.sum += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return (window as unknown as { shifts: { sum: number } }).shifts.sum
  })

test.beforeEach(async ({ page, allowFailure }) => {
  // A reader who does not manage the site gets 404, and tests reach no other host.
  allowFailure(/404|current-site|youtube/)
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  )
})

// docs/product/comments.md#on-the-page
test('nothing moves on a short recipe while comments load, and all can be shown', async ({
  page,
  product,
  request,
}) => {
  const { address, comment } = await makeShortRecipe(request, product)
  await countShifts(page)
  await page.goto(`${address}/pickle-0`)
  await page.mouse.move(30, 300)
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  await expect(comments.getByText('No comments yet')).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.02)

  for (const number of [1, 2, 3, 4, 5, 6]) {
    await comment(`Comment ${number}\n\nIt was sour.\n\nVery.\n\nI would make it again.`)
  }
  await page.goto(`${address}/pickle-0`)
  await page.mouse.move(40, 320)
  await comments.scrollIntoViewIfNeeded()
  await expect(comments.getByText('Comment 1')).toBeAttached()
  expect(await shifted(page)).toBeLessThan(0.02)
  const all = comments.getByRole('button', { name: 'Show all comments' })
  if (await all.isVisible()) {
    await all.click()
    await expect(comments.getByRole('group', { name: 'Comments' })).toBeFocused()
  }
  await comments.getByText('Comment 6').scrollIntoViewIfNeeded()
  await expect(comments.getByText('Comment 6')).toBeInViewport()
  await expect(all).toHaveCount(0)
})

// docs/product/recipe-page.md#videos
test('the first press anywhere on the poster of a video plays it in its place', async ({
  page,
  product,
  request,
}) => {
  const { address } = await makeShortRecipe(request, product)
  await page.goto(`${address}/pickle-1`, { waitUntil: 'commit' })
  const poster = page.getByRole('button', { name: 'Play the video of Pickle 1' })
  // In a corner, far from the play sign.
  await poster.click({ position: { x: 12, y: 12 } })
  const frame = page.locator('iframe[title="Pickle 1"]')
  await expect(frame).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/aaaaaaaaaaa\?autoplay=1/,
  )
  await expect(page).toHaveURL(`${address}/pickle-1`)
})

// docs/product/recipe-page.md#ingredients
test('a recipe of steps alone has no empty place for ingredients', async ({
  page,
  product,
  request,
}) => {
  const { address } = await makeShortRecipe(request, product)
  await page.goto(`${address}/pickle-2`)
  const steps = page.getByRole('heading', { name: /^(Instructions|Directions)$/ })
  await expect(steps).toBeVisible()
  const lefts = await page.evaluate(() => {
    const method = document.querySelector('#recipe')
    const columns = method?.firstElementChild
    const steps = columns?.lastElementChild
    const padding = columns ? parseFloat(getComputedStyle(columns).paddingLeft) : 0
    return [columns, steps].map((each, index) =>
      Math.round((each?.getBoundingClientRect().left ?? -1) + (index === 0 ? padding : 0)),
    )
  })
  expect(lefts[1]).toBe(lefts[0])
})
