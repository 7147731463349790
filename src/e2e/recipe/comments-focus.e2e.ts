import { randomUUID } from 'node:crypto'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/comments.md#on-the-page
test('the focus is on what was written, and with the comments when it is deleted', async ({
  page,
  product,
  allowFailure,
}) => {
  // A user who does not manage the site gets 404.
  allowFailure(/404|current-site/)
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'Crisp Reader' })
  await page.goto(`${product.sites['ferment'] ?? ''}/recipes/classic-sauerkraut`)
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  const written = (words: string) =>
    comments.getByRole('article').filter({ hasText: words }).first()

  const [said, answered] = [`Sour ${randomUUID()}`, `Salty ${randomUUID()}`]
  await comments.getByLabel('Add a comment').fill(said)
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(written(said)).toBeFocused()

  await written(said).getByRole('button', { name: 'Reply' }).click()
  const form = written(said).locator('form')
  await form.getByLabel('Reply').fill(answered)
  await form.getByRole('button', { name: 'Reply' }).click()
  await expect(written(answered)).toBeFocused()

  await written(answered).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete comment' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(comments.getByText(answered)).toHaveCount(0)
  await expect(comments.getByRole('group', { name: 'Comments' })).toBeFocused()
})
