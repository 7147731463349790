import { randomUUID } from 'node:crypto'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { signInOnSite } from '@/src/e2e/support/on-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/comments.md#an-ended-session
test('a comment of an ended session is there again after the sign-in', async ({
  page,
  product,
  allowFailure,
}) => {
  // A user who does not manage the site gets 404.
  allowFailure(/401|404|current-site/)
  const reader = await signInOnSite(page, product, 'ferment')
  await reader.api('PUT', '/manage/current-user', { displayName: 'Crisp Reader' })
  const recipe = `${product.sites['ferment'] ?? ''}/recipes/classic-sauerkraut`
  await page.goto(recipe)
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  const field = comments.getByLabel('Add a comment')
  const said = `Sour ${randomUUID()}`
  await field.fill(said)
  await reader.api('POST', '/manage/sign-out', {})
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('alert')).toHaveText(
    'Your session has ended. Your comment is kept in this browser.',
  )
  await expect(field).toHaveValue(said)
  await expectAccessible(page)
  await comments.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to comment' })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()

  // Somebody else on this browser does not find the words.
  await signInOnSite(page, product, 'ferment')
  await page.goto(recipe)
  await comments.scrollIntoViewIfNeeded()
  await expect(field).toHaveValue('')

  await signInOnSite(page, product, 'ferment', reader.email)
  await page.goto(recipe)
  await comments.scrollIntoViewIfNeeded()
  await expect(field).toHaveValue(said)
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('article').filter({ hasText: said })).toBeVisible()
  await page.reload()
  await comments.scrollIntoViewIfNeeded()
  await expect(field).toHaveValue('')
})

// docs/product/comments.md#an-ended-session
test('a manager whose session has ended can sign in from a hidden comment', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/401/)
  const manager = await signInOnSite(page, product, 'ferment', 'owner-ferment@example.com')
  const path = '/recipes/classic-sauerkraut'
  const found = (await manager.api('GET', `/site/ferment${path}`)).json as {
    recipe: { id: string }
  }
  const said = `Bitter ${randomUUID()}`
  const body = { recipeId: found.recipe.id, content: said }
  await manager.api('POST', '/site/ferment/comments', body)
  await page.goto(`${product.sites['ferment'] ?? ''}${path}`)
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  const comment = comments.getByRole('article').filter({ hasText: said })
  await comment.getByRole('button', { name: 'Hide', exact: true }).click()
  const hiding = page.getByRole('dialog', { name: 'Hide comment' })
  await hiding.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(hiding).toHaveCount(0)
  await comments.getByText(/^Hidden comments/).click()
  await manager.api('POST', '/manage/sign-out', {})
  await comment.getByRole('button', { name: 'Unhide', exact: true }).click()
  await expect(comment.getByRole('alert')).toHaveText('Your session has ended.')
  await comment.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
})
