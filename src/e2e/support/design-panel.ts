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
  page.getByRole('button', { name: 'All of the design' }).click()

/** Shows the site where the panel covers it, on phones. */
export async function lookAtSite(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Show the site' }).click()
}

/** Names the site in its draft, and returns the picture of a template that follows the draft. */
export async function retitleInDraft(page: Page, title: string): Promise<FrameLocator> {
  await open(page, 'Title, logo and icons')
  await page.getByRole('textbox', { name: 'Title of the site' }).fill(title)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await close(page)
  await open(page, 'Template')
  const picture = page.frameLocator('iframe[title="The site as Cookbook"]')
  await expect(picture.getByRole('banner').getByText(title).first()).toBeVisible()
  return picture
}
