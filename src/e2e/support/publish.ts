import type { Page } from '@playwright/test'

/** Publishes the draft in the editor although it lacks parts that the checklist names. */
export async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const checklist = page.getByRole('dialog', { name: 'Publish without these?' })
  await checklist.getByRole('button', { name: 'Publish anyway' }).click()
}
