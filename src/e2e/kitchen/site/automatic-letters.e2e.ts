import pg from 'pg'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs, freshAddress, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Running } from '@/src/e2e/support/product'
import type { Page } from '@playwright/test'

/** Waits for a mail with a subject; returns its text. */
async function textTo(page: Page, product: Running, email: string, subject: string) {
  const find = async () =>
    (await mailsTo(page.request, product, email)).find((mail) => mail.subject === subject)?.text
  await expect.poll(find, { timeout: 100_000 }).toBeDefined()
  return (await find()) ?? ''
}

// docs/product/kitchen.md#automatic-letters
test('an author switches a welcome letter on, tests it, and a new subscriber gets it', async ({
  page,
  product,
  allowFailure,
}) => {
  // Refused: no letter is chosen, and the digest is empty.
  allowFailure(/422|409/)
  const { slug, author } = await makeOwnSite(page, product, [])
  const content = [{ type: 'paragraph', children: [{ text: 'So good to have you here.' }] }]
  const letter = { title: 'Nice to meet you', slug: 'welcome', content }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/letters`], letter)
  await page.goto(`/kitchen/${slug}/newsletter`)
  await page.getByRole('link', { name: 'Automatic letters' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automatic letters')
  const welcome = page.getByRole('region', { name: 'Welcome, free' })
  await welcome.getByRole('checkbox', { name: 'Send it' }).check()
  await welcome.getByRole('button', { name: 'Save' }).click()
  await expect(welcome.getByText('Choose a letter first.')).toBeVisible()
  await welcome.getByRole('combobox', { name: 'Letter' }).selectOption('Nice to meet you')
  await welcome.getByRole('checkbox', { name: 'Also to subscribers whom you add by hand' }).check()
  await welcome.getByRole('button', { name: 'Save' }).click()
  await expect(welcome.getByText('Saved', { exact: true })).toBeVisible()
  await welcome.getByRole('button', { name: 'Send a test to me' }).click()
  await textTo(page, product, author.email, '[Test] Nice to meet you')

  const digest = page.getByRole('region', { name: 'Weekly digest' })
  await digest.getByRole('combobox', { name: 'Day' }).selectOption('Friday')
  await digest.getByRole('checkbox', { name: 'Send it' }).check()
  await digest.getByRole('button', { name: 'Save' }).click()
  await expect(digest.getByText('Saved', { exact: true })).toBeVisible()
  await digest.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(digest.getByText('Nothing was published in the last seven days.')).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)

  const email = freshAddress()
  const subscriber = { email, plan: 'free' }
  await callAs(page.request, product, author, ['POST', `/manage/${slug}/subscribers`], subscriber)
  expect(await textTo(page, product, email, 'Nice to meet you')).toContain('So good to have you')
  await page.reload()
  await expect(welcome.getByText('1 sent')).toBeVisible()
  await expect(digest.getByRole('combobox', { name: 'Day' })).toHaveValue('5')
})

// docs/product/kitchen.md#weekly-summary
test('an author switches the weekly summary on', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/overview`)
  const summary = page.getByRole('checkbox', { name: /^Email me the figures of the week/ })
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  )
  await summary.check()
  await saved
  await page.reload()
  await expect(summary).toBeChecked()
  await expectAccessible(page)
})

// docs/product/comments.md#muting-replies
test('a reader gets a mail about a reply, and mutes replies without signing in', async ({
  page,
  product,
}) => {
  test.slow()
  const { slug, author, recipes } = await makeOwnSite(page, product, ['Plum Jam'])
  const { request } = page
  const recipeId = recipes[0]?.id ?? ''
  const manage = `/manage/${slug}`
  await callAs(request, product, author, ['POST', `${manage}/recipes/${recipeId}/publish`], {})
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await client.query('update sites set comments_enabled = true where slug = $1', [slug])
    const reader = await makeReader(request, product)
    const comments = `/site/${slug}/comments`
    const body = (text: string, more: object) => ({
      recipeId,
      content: [{ type: 'paragraph', children: [{ text }] }],
      ...more,
    })
    const own = body('Mine did not set.', { displayName: 'Bo' })
    const { comments: written } = await callAs<{ comments: { id: string }[] }>(
      request,
      product,
      reader,
      ['POST', comments],
      own,
    )
    const reply = body('Cook it longer.', { parentId: written[0]?.id })
    await callAs(request, product, author, ['POST', comments], reply)
    await client.query(
      `update comment_reply_mails set due_at = now()
        where site_id = (select id from sites where slug = $1)`,
      [slug],
    )
    const text = await textTo(page, product, reader.email, 'Ada Berg replied to your comment')
    expect(text).toContain('“Cook it longer.” — Ada Berg')
    await page.goto(/Mute these replies: (\S+)/.exec(text)?.[1] ?? '')
  } finally {
    await client.end()
  }
  await expect(page.getByRole('heading', { name: 'Mute replies' })).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)
  await page.getByRole('button', { name: 'Mute replies to this comment' }).click()
  await expect(page.getByRole('heading', { name: 'Replies muted' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Get emails again' }).click()
  await expect(page.getByRole('heading', { name: 'Mute replies' })).toBeVisible()
})
