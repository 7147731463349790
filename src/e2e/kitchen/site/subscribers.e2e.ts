import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#subscribers
test('subscribers are added, brought in, found, noted and removed', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/409/)
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/subscribers`)
  await page.getByRole('button', { name: 'Add the first one' }).click()
  const window = page.getByRole('dialog', { name: 'Add a subscriber' })
  const email = `given-${slug}@example.com`
  await window.getByRole('textbox', { name: 'Email address' }).fill(email)
  await window.getByRole('radio', { name: 'Complimentary' }).check()
  await window.getByLabel('Until').fill('2099-05-06')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Add the subscriber' }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()

  await page.getByRole('button', { name: 'Import a list' }).click()
  const list = page.getByRole('dialog', { name: 'Import a list' })
  await list.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`email,name\nzoe-${slug}@example.com,Zoë\nno address,B\n${email},C\n`),
  })
  await list.getByRole('textbox', { name: 'Where they agreed' }).fill('At the market')
  await list.getByLabel('When they agreed').fill('2024-02-03')
  await expect(list.getByRole('button', { name: 'Import them' })).toBeDisabled()
  await list.getByRole('checkbox', { name: /I have their consent/ }).check()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Import them' }).click()
  await expect(list.getByText('1 added, 1 known already, 1 could not be read.')).toBeVisible()
  await expect(list.getByText(/^Line 3: /)).toBeVisible()
  await list.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('paid')
  await expect(page).toHaveURL(/\?plan=paid$/)
  await expect(page.getByRole('option', { name: 'Full access (1)' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Zoë' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByText('Given by you')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('Tests recipes')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('button', { name: 'Save the note' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the subscriber' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the subscriber' }).click()
  await expect(page.getByText('The subscription ended')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove the subscriber' })).toBeVisible()
})
