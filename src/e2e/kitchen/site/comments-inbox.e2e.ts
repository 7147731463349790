import { expectAccessible } from '@/src/e2e/support/accessible'
import { choose } from '@/src/e2e/support/menu'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import type { OwnSite } from '@/src/e2e/support/own-site'
import type { Running } from '@/src/e2e/support/product'
import { query } from '@/src/e2e/support/query'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** An own site with comments and a published recipe. */
async function makeSite(page: Page, product: Running): Promise<OwnSite & { recipe: string }> {
  const site = await makeOwnSite(page, product, ['Plum Jam'])
  const recipe = site.recipes[0]?.id ?? ''
  const path = `/manage/${site.slug}`
  const act = (to: [string, string], data?: unknown): Promise<unknown> =>
    callAs(page.request, product, site.author, to, data)
  await act(['POST', `${path}/recipes/${recipe}/publish`])
  const named = { title: 'Test Kitchen', slug: site.slug }
  await act(['PUT', `${path}/sites`], { ...named, commentsEnabled: true })
  return { ...site, recipe }
}

const STORE = `insert into comments (site_id, recipe_id, user_id, content, status, created_at, network_address,
    spam_score, spam_reasons)
  select s.id, $2, u.id, jsonb_build_object('root', jsonb_build_object('type', 'root', 'children',
      jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', $4 || ' ' || n)))))),
    $5::comment_status, now() - make_interval(mins => n), '203.0.113.7', 60,
    '[{"rule": "held_word", "points": 60, "detail": "casino"}]'
  from sites s, users u, generate_series(1, $6::int) n where s.slug = $1 and u.email = $3`

/** Stores comments of a new reader, numbered from the newest. */
async function storeComments(
  product: Running,
  { slug, recipe }: { slug: string; recipe: string },
  { name, text, status = 'waiting', count = 1 }: Stored,
): Promise<void> {
  const email = `${name.toLowerCase()}-${slug}@example.com`
  await query(product, `insert into users (email, display_name) values ($1, $2)`, [email, name])
  await query(product, STORE, [slug, recipe, email, text, status, count])
}
type Stored = { name: string; text: string; status?: string; count?: number }

const comment = (page: Page, name: string) =>
  page.getByRole('article', { name: `Comment by ${name}`, exact: true })
const list = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Lists of comments' }).getByRole('link', { name: label })

// docs/product/kitchen.md#comments
test('a moderator publishes, takes back, answers, bans and clears what waits', async ({
  page,
  product,
}) => {
  const site = await makeSite(page, product)
  await page.goto(`/kitchen/${site.slug}/comments`)
  await expect(page.getByRole('heading', { name: 'No comments waiting' })).toBeVisible()
  await expectAccessible(page)
  await storeComments(product, site, { name: 'Ada', text: 'Set well.' })
  await storeComments(product, site, { name: 'Eve', text: 'Win at the casino', count: 2 })
  await page.reload()
  await expect(comment(page, 'Eve')).toHaveCount(2)
  await expect(list(page, 'Waiting 3')).toBeVisible()
  const frame = page.getByRole('navigation', { name: 'Kitchen of Test Kitchen' })
  await expect(frame.getByText(', 3 comments are waiting')).toBeAttached()
  await expectAccessible(page)

  const ada = comment(page, 'Ada')
  await ada.getByRole('button', { name: 'Publish: comment by Ada' }).click()
  await expect(page.getByText('1 comment published', { exact: true })).toBeVisible()
  await expect(frame.getByText(', 2 comments are waiting')).toBeAttached()
  await expect(ada).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 comment restored')).toBeVisible()
  await expect(ada).toBeVisible()

  await ada.getByRole('button', { name: 'Reply to Ada' }).click()
  await expect(page).toHaveURL(/open=/)
  const field = page.getByRole('textbox', { name: 'Your reply to Ada' })
  await expect(field).toBeFocused()
  await expect(ada.getByText('Has a word that you hold: casino (60 points)')).toBeVisible()
  await field.fill('Thank you!')
  // Nothing of the open comment is half beneath the bar of the phone.
  await field.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await expectAccessible(page)
  await ada.getByRole('button', { name: 'Publish and reply' }).click()
  await expect(page.getByText('Reply published')).toBeVisible()
  await expect(list(page, 'Waiting 2')).toBeVisible()

  await comment(page, 'Eve').first().getByRole('button', { name: 'More about' }).click()
  await choose(page, 'Ban…')
  const window = page.getByRole('dialog', { name: 'Ban Eve' })
  await window.getByRole('combobox', { name: 'For how long' }).selectOption('Forever')
  await window.getByRole('textbox', { name: /Reason/ }).fill('Casino')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText('Eve is banned')).toBeVisible()
  await expect(comment(page, 'Eve').first().getByText('Banned', { exact: true })).toBeVisible()

  for (const box of await page.getByRole('checkbox', { name: 'Select the comment by Eve' }).all())
    await box.click()
  const bar = page.getByRole('region', { name: 'Selected comments' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Spam' }).click()
  await expect(page.getByText('2 comments marked as spam')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No comments waiting' })).toBeVisible()
  await list(page, 'Spam 2').click()
  await expect(comment(page, 'Eve')).toHaveCount(2)
  await expect(list(page, 'Spam 2')).toBeInViewport({ ratio: 0.95 })
  await list(page, 'Published 2').click()
  await expect(comment(page, 'Ada Berg').getByText('Author', { exact: true })).toBeVisible()
  await expect(comment(page, 'Ada Berg').getByText(/^In reply to Ada: “Set well/)).toBeVisible()

  await page.goto(`/kitchen/${site.slug}/bans`)
  await expect(page.getByRole('list', { name: 'Banned readers' })).toContainText('EveForever')
  await page.getByRole('textbox', { name: 'Email address or network' }).fill('198.51.100.0/24')
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText('198.51.100.0/24 is banned')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lift the ban of Eve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click()
  await expect(page.getByText('The ban was lifted')).toBeVisible()
})

test('comments are moderated by the keyboard alone', async ({ page, product }) => {
  test.skip(test.info().project.name === 'phone', 'A phone has no keyboard.')
  const site = await makeSite(page, product)
  await storeComments(product, site, { name: 'Ada', text: 'Loaf', count: 5 })
  await page.goto(`/kitchen/${site.slug}/comments`)
  await expect(comment(page, 'Ada')).toHaveCount(5)
  const texts = () =>
    comment(page, 'Ada')
      .getByText(/^Loaf \d$/)
      .allTextContents()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await expect.poll(texts).toEqual(['Loaf 1', 'Loaf 3', 'Loaf 4', 'Loaf 5'])
  await page.keyboard.press('s')
  await expect.poll(texts).toEqual(['Loaf 1', 'Loaf 4', 'Loaf 5'])
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect.poll(texts).toEqual(['Loaf 1'])
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/open=/)
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Your reply to Ada' })).toBeFocused()
  await page.keyboard.type('Thanks')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Reply published')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No comments waiting' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await list(page, 'Bin 2').press('Enter')
  await expect.poll(texts).toEqual(['Loaf 4', 'Loaf 5'])
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Control+a')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
})

test('20,000 comments scroll, are searched and are moved at once', async ({ page, product }) => {
  test.skip(test.info().project.name === 'phone', 'The size of the window does not matter.')
  const site = await makeSite(page, product)
  await storeComments(product, site, { name: 'Ada', text: 'Loaf', count: 20_000 })
  await page.goto(`/kitchen/${site.slug}/comments`)
  await expect(list(page, 'Waiting 20,000')).toBeVisible()
  await expect(page.getByText('Loaf 1', { exact: true })).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
    await expect(page.getByText('Loaf 300', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await page.getByRole('article').count()).toBeLessThan(40)
  await page.getByRole('searchbox', { name: 'Search comments' }).fill('Loaf 1999')
  await expect(list(page, 'Waiting 11')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select the comment by Ada' }).first().click()
  await page.getByRole('button', { name: 'Select all 11' }).click()
  const bar = page.getByRole('region', { name: 'Selected comments' })
  await bar.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('11 comments published')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('11 comments restored')).toBeVisible()
  await expect(list(page, 'Waiting 11')).toBeVisible()
})

// docs/product/kitchen.md#comments-in-the-settings
test('the rules of a site are set, and comments of a recipe are closed', async ({
  page,
  product,
}) => {
  const { slug, recipe } = await makeSite(page, product)
  await page.goto(`/kitchen/${slug}/settings/comments`)
  await page.getByRole('checkbox', { name: 'Hold first comments' }).check()
  await page.getByRole('textbox', { name: 'Refused words' }).fill('pills\nfree money')
  const days = page.getByRole('textbox', { name: 'Close comments after (days)' })
  await days.fill('4000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a whole number from 1 to 3,650.')).toBeVisible()
  await expectAccessible(page)
  await days.fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(days).toHaveValue('90')
  await expect(page.getByRole('textbox', { name: 'Refused words' })).toHaveValue(
    'pills\nfree money',
  )

  await page.goto(`/kitchen/${slug}/recipes/${recipe}`)
  const section = page.locator('details').filter({ hasText: 'Comments' }).first()
  await section.locator('summary').click()
  const box = section.getByRole('checkbox', { name: 'Comments are closed on this recipe' })
  await box.click()
  await expect(box).toBeChecked()
  await expect(section.locator('summary')).toContainText('Closed')
})
