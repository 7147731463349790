import { expectAccessible } from '@/src/e2e/support/accessible'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { waitForScript } from '@/src/e2e/support/browser/wait-for-script'
import { callAs, freshAddress } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

const PATH = '/recipes/classic-sauerkraut'

const comments = (page: Page) => page.locator('#comments')
const comment = (page: Page, words: string) =>
  comments(page).getByRole('article').filter({ hasText: words })

let number = 0

async function openComments(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comments(page).scrollIntoViewIfNeeded()
  // A recipe wakes when its reader first moves, also one that is too short to be scrolled.
  await expect(async () => {
    await page.mouse.move(200, 200 + (number += 1))
    const panel = comments(page).getByRole('group', { name: 'Comments' })
    await expect(panel).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Words nobody else writes, in any run. */
const words = (): string => `Held and crisp ${Date.now()}-${(number += 1)}`

async function write(page: Page, text: string): Promise<void> {
  await comments(page).getByLabel('Add a comment').fill(text)
  await comments(page).getByRole('button', { name: 'Comment', exact: true }).click()
}

test.beforeEach(({ allowFailure }) => {
  // Readers who do not manage the site get 404 (docs/product/roles.md#managers).
  allowFailure(/404|current-site/)
})

// docs/product/comments.md#states
test('a comment with a link waits for its writer alone, and another one is edited and reported', async ({
  page,
  product,
  browser,
}) => {
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'Crisp Reader' })
  const address = `${product.sites['ferment']}${PATH}`
  await openComments(page, address)
  const [held, plain] = [words(), words()]
  await write(page, `${held} https://mill.example.com`)
  await expect(comment(page, held)).toContainText('will appear once it has been approved')
  await expect(comment(page, held).getByRole('button', { name: /^Upvote/ })).toHaveCount(0)
  await write(page, plain)
  await comment(page, plain).getByRole('button', { name: 'Edit' }).click()
  await comments(page).getByLabel('Edit your comment').fill(`${plain}, even later`)
  await comments(page).getByRole('button', { name: 'Save' }).click()
  await expect(comment(page, `${plain}, even later`)).toContainText('edited')
  await expectAccessible(page)

  const other = await browser.newContext()
  const visitor = await other.newPage()
  waitForScript(visitor)
  await openComments(visitor, address)
  await expect(comment(visitor, plain)).toBeVisible()
  await expect(comment(visitor, held)).toHaveCount(0)
  await other.close()

  await comments(page).getByRole('button', { name: 'Report' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Report comment' })
  await dialog.getByLabel(/What is wrong/).fill('It is an advertisement.')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Thank you.')).toBeVisible()
})

// docs/product/comments.md#editing
test('an edited comment keeps its links and formatting', async ({ page, product }) => {
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'Crisp Reader' })
  const { json } = await reader.api('GET', `/site/ferment${PATH}`)
  const { recipe } = json as { recipe: { id: string } }
  const said = words()
  const link = { type: 'link', href: 'https://mill.example.com/', children: [{ text: 'the mill' }] }
  const children = [{ text: `${said} with flour of ` }, link, { text: ', twice', bold: true }]
  await reader.api('POST', '/site/ferment/comments', {
    recipeId: recipe.id,
    content: [{ type: 'paragraph', children }],
  })
  await openComments(page, `${product.sites['ferment']}${PATH}`)
  await comment(page, said).getByRole('button', { name: 'Edit' }).click()
  const field = comments(page).getByLabel('Edit your comment')
  await field.fill(`${said} with dark flour of the mill, twice`)
  await comments(page).getByRole('button', { name: 'Save' }).click()
  const edited = comment(page, `${said} with dark flour`)
  await expect(edited).toContainText('edited')
  await expect(edited.getByRole('link', { name: 'the mill' })).toHaveAttribute(
    'href',
    'https://mill.example.com/',
  )
  await expect(edited.locator('strong')).toHaveText(', twice')
})

// docs/product/comments.md#guests
test('a guest publishes a comment with the mailed link', async ({ page, product, browser }) => {
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const open = { title: 'Test Kitchen', slug, commentsEnabled: true, guestCommentsEnabled: true }
  await callAs(page.request, product, author, ['PUT', `/manage/${slug}/sites`], open)
  const publish = `/manage/${slug}/recipes/${recipes[0]?.id ?? ''}/publish`
  await callAs(page.request, product, author, ['POST', publish], {})
  const other = await browser.newContext()
  const guest = await other.newPage()
  waitForScript(guest)
  await openComments(guest, `${origin}/recipes/recipe-0`)
  const [said, email] = [words(), freshAddress()]
  await comments(guest).getByLabel('Add a comment').fill(said)
  await comments(guest).getByLabel('Your name').fill('Gus Guest')
  await comments(guest).getByLabel('Your email').fill(email)
  await expectAccessible(guest)
  await comments(guest).getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments(guest).getByRole('status')).toContainText(email)
  const link = async (): Promise<string> =>
    /http\S+guest-comments\S+/.exec(
      (await mailsTo(page.request, product, email))[0]?.text ?? '',
    )?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await guest.goto(await link())
  await expect(guest.getByText(said)).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Publish comment' }).click()
  await expect(comment(guest, said)).toContainText('Gus Guest')
  await other.close()
})
