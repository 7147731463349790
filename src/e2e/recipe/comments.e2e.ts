import { expectAccessible } from '@/src/e2e/support/accessible'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { beReader, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'
import type { Running } from '@/src/e2e/support/product'

/** A recipe that other journeys leave alone; the demo has comments of its own under it. */
const PATH = '/recipes/classic-sauerkraut'

/** Somebody new on Ferment, with a name. */
async function signInNamed(page: Page, product: Running): Promise<void> {
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'Crisp Reader' })
}

const comments = (page: Page) => page.locator('#comments')
const comment = (page: Page, words: string) =>
  comments(page).getByRole('article').filter({ hasText: words })

async function openComments(page: Page, origin: string | undefined): Promise<void> {
  await page.goto(`${origin}${PATH}`)
  await comments(page).scrollIntoViewIfNeeded()
  await expect(comments(page).getByRole('article').first()).toBeVisible()
}

let number = 0
/** Words nobody else writes, in any run. */
const words = (): string => `Crisp and sour ${Date.now()}-${(number += 1)}`

test.beforeEach(({ allowFailure }) => {
  // Readers who do not manage the site get 404 (docs/product/roles.md#managers).
  allowFailure(/404|current-site/)
})

test('who is signed out reads, and is asked to sign in for more', async ({ page, product }) => {
  await openComments(page, product.sites['ferment'])
  await expect(comments(page).locator('time').first()).toHaveText(/ago$/)
  // axe compares clipped text with the background of the section below.
  await comments(page).getByRole('button', { name: 'Show all comments' }).click()
  await expectAccessible(page)
  for (const [button, reason] of [
    ['Sign in to comment', 'Sign in to comment'],
    ['Reply', 'Sign in to reply'],
    [/^Upvote/, 'Sign in to upvote comments'],
  ] as const) {
    await comments(page).getByRole('button', { name: button }).first().click()
    const dialog = page.getByRole('dialog', { name: reason })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('a reader without a name is asked for it at the first comment only', async ({
  page,
  product,
  request,
}) => {
  await beReader(page, await makeReader(request, product))
  await openComments(page, product.sites['ferment'])
  const said = words()
  const send = comments(page).getByRole('button', { name: 'Comment', exact: true })
  await comments(page).getByLabel('Add a comment').fill(said)
  await send.click()
  await expect(comments(page).getByText('Use 2 to 255 characters')).toBeVisible()
  await comments(page).getByLabel('Your name').fill('Ada Berg')
  await expectAccessible(page)
  await send.click()
  await expect(comment(page, said)).toContainText('Ada Berg')
  await comments(page).getByLabel('Add a comment').fill('Once more')
  await expect(send).toBeEnabled()
  await expect(comments(page).getByLabel('Your name')).toHaveCount(0)
})

test('a reader comments once however often the button is pressed, replies, upvotes and deletes', async ({
  page,
  product,
}) => {
  await signInNamed(page, product)
  await openComments(page, product.sites['ferment'])
  const said = words()
  const send = comments(page).getByRole('button', { name: 'Comment', exact: true })
  await expect(send).toBeDisabled()
  await comments(page).getByLabel('Add a comment').fill('   ')
  await expect(send).toBeDisabled()
  await comments(page).getByLabel('Add a comment').fill(`${said}\nand a second line`)
  await send.dblclick()
  await expect(comment(page, said)).toHaveCount(1)
  await expect(comment(page, said).getByRole('paragraph')).toContainText([
    'a few seconds ago',
    said,
    'and a second line',
  ])
  await expect(comments(page).getByLabel('Add a comment')).toHaveValue('')

  await comment(page, said).getByRole('button', { name: 'Upvote, 0 so far' }).click()
  const upvoted = comment(page, said).getByRole('button', { name: 'Upvote, 1 so far' })
  await expect(upvoted).toHaveAttribute('aria-pressed', 'true')
  await upvoted.click()
  await expect(comment(page, said).getByRole('button', { name: 'Upvote, 0 so far' })).toBeVisible()

  const answered = words()
  await comment(page, said).getByRole('button', { name: 'Reply' }).click()
  const form = comment(page, said).locator('form')
  for (const name of ['Cancel', 'Reply']) {
    await expect(form.getByRole('button', { name })).toBeDisabled()
  }
  await form.getByLabel('Reply').fill('Not quite what I')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
  // The button that opened an empty reply folds it away again.
  await comment(page, said).getByRole('button', { name: 'Reply' }).click()
  await comment(page, said).getByRole('button', { name: 'Reply', expanded: true }).click()
  await expect(form).toBeHidden()
  await comment(page, said).getByRole('button', { name: 'Reply', expanded: false }).click()
  await form.getByLabel('Reply').fill(answered)
  await form.getByRole('button', { name: 'Reply' }).click()
  await expect(comment(page, answered)).toHaveCount(1)
  await expect(comment(page, answered).getByRole('button', { name: 'Reply' })).toHaveCount(0)
  const indent = (left: string) => comment(page, left).evaluate((e) => e.getBoundingClientRect().x)
  const rem = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  expect((await indent(answered)) - (await indent(said))).toBeCloseTo(1.25 * rem, 0)
  await expectAccessible(page)

  await comment(page, answered).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete comment' })
  await expect(dialog.getByText(/^Are you sure you want to delete this comment\?$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await comment(page, said).getByRole('button', { name: 'Delete' }).first().click()
  await expect(
    dialog.getByText(
      'Are you sure you want to delete this comment? This will delete all replies to this comment.',
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(comment(page, said)).toHaveCount(0)
  await expect(comment(page, answered)).toHaveCount(0)
})

// docs/product/comments.md#on-the-page
test('a name that is read from the right stands before the time all the same', async ({
  page,
  product,
}) => {
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'דנה כהן' })
  const found = (await reader.api('GET', `/site/ferment${PATH}`)).json as { recipe: { id: string } }
  const said = words()
  const body = { recipeId: found.recipe.id, content: said }
  await reader.api('POST', '/site/ferment/comments', body)
  await openComments(page, product.sites['ferment'])
  const left = (part: string) =>
    comment(page, said)
      .locator(part)
      .evaluate((e) => e.getBoundingClientRect().x)
  expect(await left('p:first-child b')).toBeLessThan(await left('time'))
})

test('nothing can be typed that would be lost while a comment is on its way', async ({
  page,
  product,
}) => {
  await signInNamed(page, product)
  await openComments(page, product.sites['ferment'])
  const field = comments(page).getByLabel('Add a comment')
  await page.route('**/api/v1/site/ferment/comments', async (route) => {
    await expect(field).not.toBeEditable()
    await route.continue()
  })
  await field.fill(words())
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeEditable()
})

test('a manager hides a comment from readers and shows it again', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext()
  const writer = await signInOnSite(await context.newPage(), product, 'ferment')
  const found = (await writer.api('GET', `/site/ferment${PATH}`)).json as { recipe: { id: string } }
  const recipeId = found.recipe.id
  const said = words()
  await writer.api('POST', '/site/ferment/comments', { recipeId, content: said })

  await signInOnSite(page, product, 'ferment', 'owner-ferment@example.com')
  await openComments(page, product.sites['ferment'])
  await comment(page, said).getByRole('button', { name: 'Hide', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide comment' })
  await expect(dialog.getByText(/^Are you sure you want to hide this comment\?$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  // Behind an open dialog nothing has a role, and other tests hide comments here as well.
  await expect(dialog).toHaveCount(0)
  await expect(comments(page).getByText(/^Hidden comments/)).toBeVisible()
  await expect(comment(page, said)).toBeHidden()
  const read = async (): Promise<string> =>
    JSON.stringify((await writer.api('GET', `/site/ferment/comments?recipeId=${recipeId}`)).json)
  expect(await read()).not.toContain(said)

  await comments(page)
    .getByText(/^Hidden comments/)
    .click()
  await comment(page, said).getByRole('button', { name: 'Unhide', exact: true }).click()
  await expect(comment(page, said).getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
  const list = (await writer.api('GET', `/site/ferment/comments?recipeId=${recipeId}`)).json as {
    comments: { id: string; content: unknown }[]
  }
  const own = list.comments.find(({ content }) => JSON.stringify(content).includes(said))
  expect(own).toBeDefined()
  await writer.api('DELETE', `/site/ferment/comments/${own?.id}`)
  await context.close()
})

test('failures are said', async ({ page, product, allowFailure }) => {
  allowFailure(/503|500|comments/)
  await page.route('**/api/v1/site/ferment/comments?*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await page.goto(`${product.sites['ferment']}${PATH}`)
  await comments(page).scrollIntoViewIfNeeded()
  await expect(comments(page).getByText('Error loading comments')).toBeVisible()

  // Lists for managers do not hide the error.
  await signInOnSite(page, product, 'ferment', 'owner-ferment@example.com')
  const hidden = page.waitForResponse('**/hidden-comments?*')
  await page.goto(`${product.sites['ferment']}${PATH}`)
  await comments(page).scrollIntoViewIfNeeded()
  await hidden
  await expect(comments(page).getByText('Error loading comments')).toBeVisible()
  await expect(comments(page).getByText('No comments yet')).toHaveCount(0)

  await page.unroute('**/api/v1/site/ferment/comments?*')
  await page.route('**/api/v1/site/ferment/comments?only=thread', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback(),
  )
  await signInNamed(page, product)
  await openComments(page, product.sites['ferment'])
  await comments(page).getByLabel('Add a comment').fill('This will not arrive')
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments(page).getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(comments(page).getByLabel('Add a comment')).toHaveValue('This will not arrive')
})
