import { isPhone } from '@/src/e2e/support/browser/hand'
import { expect } from '@/src/e2e/support/test'
import type { FrameLocator, Page } from '@playwright/test'

/** The site beside the panel of its design. */
export const site = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your site"]')

/** Opens a section of the panel. */
export const open = (page: Page, section: string): Promise<void> =>
  page.getByRole('button', { name: section, exact: true }).click()

/** Returns to the list of sections. */
export const close = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'All design settings' }).click()

/** Shows the site if the panel covers it, on phones. */
export async function showSite(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Show the site' }).click()
}

/** Changes the site's title in its draft, and returns the template's preview, which follows the draft. */
export async function changeDraftTitle(page: Page, title: string): Promise<FrameLocator> {
  await open(page, 'Title, logo and icons')
  await page.getByRole('textbox', { name: 'Title of the site' }).fill(title)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await close(page)
  await open(page, 'Template')
  const picture = page.frameLocator('iframe[title="The site as Cookbook"]')
  await expect(picture.getByRole('banner').getByText(title).first()).toBeVisible()
  return picture
}
