import type { RecipeDraft } from '@/src/contract/recipe/draft'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { pasteInto } from '@/src/e2e/support/browser/paste'
import { makeEditor } from '@/src/e2e/support/make-editor'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { beReader, callAs, makeReader } from '@/src/e2e/support/reader'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

// docs/product/kitchen.md#publishing-from-the-editor
test('a title of spaces and a heading without words are named beside themselves, the first gets the focus', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/422/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const heading = page.getByRole('textbox', { name: 'Heading of a group' })
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.type('500 g flour')
  await page.getByRole('button', { name: 'Add a heading' }).first().click()
  await title(page).fill('   ')
  await expect(saved(page)).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Required' })).toHaveCount(2)
  await expect(title(page)).toBeFocused()
  await expectAccessible(page)
  await title(page).fill('Soup')
  await expect(saved(page)).toBeVisible()
  await publishAnyway(page)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription('Required')
})

// docs/product/kitchen.md#never-lose-a-word
test('an ended session and a recipe that was deleted elsewhere are told, and the words come back', async ({
  page,
  product,
  context,
  allowFailure,
}) => {
  allowFailure(/401|404/)
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const path = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`
  const url = `/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`
  const other = await context.newPage()
  await other.goto('/')
  await page.goto(url)
  await expect(title(page)).toHaveValue('Soup')

  await page.evaluate(() => window.localStorage.setItem('authToken', 'none-of-ours'))
  await title(page).fill('Soup without a session')
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(page.getByText('You have been signed out')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in and continue' })).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(url)}`,
  )
  await title(page).pressSequentially(', and more of it')
  await other.evaluate((token) => window.localStorage.setItem('authToken', token), author.authToken)
  await expect(saved(page)).toBeVisible()
  await expect(title(page)).toHaveValue('Soup without a session, and more of it')
  const { previewUrl } = await callAs<RecipeDraft>(page.request, product, author, [
    'GET',
    `${path}/draft`,
  ])

  await callAs(page.request, product, author, ['DELETE', path])
  // The preview is renewed a little later than the draft: its frame says that nothing is there.
  const gone = await other.goto(previewUrl)
  expect(gone?.status()).toBe(404)
  expect(gone?.headers()['content-security-policy']).toContain(`frame-ancestors ${product.account}`)
  await title(page).fill('Soup of the day')
  await expect(
    page.getByRole('alert').filter({ hasText: 'was deleted, or you can no' }),
  ).toBeVisible()
  await expect(page.getByText('Kept in this browser only')).toBeVisible()
  await expectAccessible(page)
  await callAs(page.request, product, author, ['POST', `${path}/restore`])
  await page.reload()
  await expect(title(page)).toHaveValue('Soup of the day')
  await expect(saved(page)).toBeVisible()
})

// docs/product/kitchen.md#title-and-address
test('an address that is taken, and more lines than a group holds, are named in their place', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409|422/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup', 'Bread'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('recipe-1')
  await expect(address).toHaveAccessibleDescription('Already taken')
  await expect(saved(page)).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByText('Not published: check address.')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('soup')

  const lines = Array.from({ length: 500 }, (_, at) => `${at + 1} g flour`)
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await pasteInto(page, { text: lines.join('\n') })
  await expect(page.getByText('500 of 500 understood')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Add an ingredient' }).click()
  await page.keyboard.type('1 pinch salt')
  const notice = page.getByRole('alert').filter({ hasText: 'This cannot be saved as it is' })
  await expect(notice).toContainText('Ingredients: 500 entries at most.')
  // Emptied, then taken out.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(notice).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
})

// docs/product/kitchen.md#never-lose-a-word
test('an editor whose rights are taken while they write is told, and keeps the words', async ({
  browser,
  page,
  product,
}) => {
  const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
  const editor = await makeReader(page.request, product)
  await makeEditor(product, slug, editor)
  const theirs = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: product.account,
  })
  const tab = await theirs.newPage()
  await beReader(tab, editor)
  await tab.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await expect(title(tab)).toHaveValue('Soup')

  type Editors = { editors: { id: string; email: string }[] }
  const listed: [string, string] = ['GET', `/manage/${slug}/editors`]
  const { editors } = await callAs<Editors>(page.request, product, author, listed)
  const id = editors.find(({ email }) => email === editor.email)?.id ?? ''
  await callAs(page.request, product, author, ['DELETE', `/manage/${slug}/editors/${id}`])
  await title(tab).fill('Soup of an editor')
  await expect(
    tab.getByRole('alert').filter({ hasText: 'can no longer edit its site' }),
  ).toBeVisible()
  await expect(tab.getByText('Kept in this browser only')).toBeVisible()
  await expect(title(tab)).toHaveValue('Soup of an editor')
  await expectAccessible(tab)

  await makeEditor(product, slug, editor)
  await tab.reload()
  await expect(title(tab)).toHaveValue('Soup of an editor')
  await expect(saved(tab)).toBeVisible()
  await theirs.close()
})

// docs/product/kitchen.md#status-of-a-recipe
for (const [how, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(`a recipe is published now by a browser whose clock is ${how}`, async ({
    page,
    product,
  }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    const { slug, recipes, author } = await makeOwnSite(page, product, ['Soup'])
    await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
    await title(page).fill('Soup at its time')
    await publishAnyway(page)
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Published', { exact: true })).toBeVisible()
    await expect(main.getByText(/^Scheduled/)).toHaveCount(0)
    const path: [string, string] = ['GET', `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}`]
    type Stored = { recipe: { slug: string; publishedAt: string } }
    const { recipe } = await callAs<Stored>(page.request, product, author, path)
    const hours = (Date.now() - Date.parse(recipe.publishedAt)) / 3_600_000
    expect(Math.abs(hours)).toBeLessThan(1)
    const read = `${product.account}/api/v1/site/${slug}/recipes/${recipe.slug}`
    expect((await page.request.get(read)).status()).toBe(200)
  })
}

// docs/product/kitchen.md#never-lose-a-word
test('a line of 5,000 characters, other scripts and a paste of 2 MB are saved, or said to be too long', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const long = `🍋 ${'very '.repeat(1000)}sour`
  await title(page).fill('מרק 🍲')
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.insertText('2 כוסות קמח')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(long)
  await page.keyboard.press('Escape')
  const story = page.getByRole('textbox', { name: 'The rest of the story' })
  await story.click()
  await pasteInto(page, { html: '<p>a line of words</p>'.repeat(90_000) })
  await expect(page.getByText(/^Left out: the end, [\d,]+ characters\./)).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.reload()
  await expect(title(page)).toHaveValue('מרק 🍲')
  await expect(page.getByText('קמח').first()).toBeVisible()
  await expect(page.getByText('very very').first()).toBeVisible()
  await expect(story).toContainText('a line of words')
})

// docs/product/kitchen.md#never-lose-a-word
test('a text too long for a plain field is said to be, and stays until it is taken back or shortened', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/413|422/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  const beginning = page.getByRole('textbox', { name: 'Beginning' })
  await beginning.click()
  // 2 MB.
  await pasteInto(page, { text: 'a line of words\n'.repeat(130_000) })
  const notice = page.getByRole('alert').filter({ hasText: 'This cannot be saved as it is' })
  await expect(notice).toContainText('It is kept in this browser.')
  await expect(page.getByText('Not saved: see below')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(beginning).toHaveValue('')
  await expect(notice).toHaveCount(0)

  const words = 'a line of words\n'.repeat(4000)
  await pasteInto(page, { text: words })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(beginning).toHaveValue(words)
  await beginning.fill('A line of words')
  await expect(notice).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
})

// docs/product/kitchen.md#never-lose-a-word
test('what is typed in the window of a part is applied when the page is hidden, and a removed line comes back', async ({
  page,
  product,
}) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes/${recipes[0]?.id ?? ''}`)
  await expect(title(page)).toHaveValue('Soup')
  await page.getByRole('button', { name: 'Type or paste the ingredients' }).click()
  await page.keyboard.type('2 carrots')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 onion')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for this line' }).last().click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('a sweet one')
  const isStored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      (answer.request().postData() ?? '').includes('a sweet one'),
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await isStored
  await page.reload()
  await expect(title(page)).toHaveValue('Soup')
  const note = page.getByRole('button', { name: 'Note: a sweet one' })
  await expect(note).toBeVisible()

  // And when the page is loaded again in the very moment.
  await note.click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('a small one')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Note: a small one' })).toBeVisible()

  await page.getByRole('button', { name: 'More for this line' }).first().click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('group', { name: '2 carrots' })).toHaveCount(0)
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  await notifications.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('group', { name: '2 carrots' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
})
