import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { recordVideo } from '@/src/e2e/support/browser/record-video'
import { publishAnyway } from '@/src/e2e/support/publish'
import { expect, test } from '@/src/e2e/support/test'
import type { FileChooser, Locator, Page } from '@playwright/test'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const field = (page: Page) => page.getByRole('group', { name: 'Video', exact: true })
const step = (page: Page) => page.getByRole('list', { name: 'Steps' })

/** Opens a recipe with one step, and the section its video is in. */
async function openRecipe(page: Page, slug: string, id: string | undefined): Promise<void> {
  await page.goto(`/kitchen/${slug}/recipes/${id ?? ''}`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup')
  await page.getByText('Video, people, language').click()
}

/** Presses what opens the chooser of files. */
async function chooserOf(page: Page, button: Locator): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  return chooser
}

const choose = (page: Page, name: string | RegExp = /Drop a video here|Replace the video/) =>
  chooserOf(page, field(page).getByRole('button', { name }))

/** Plays a video and waits until it has gone on. */
async function expectPlays(video: Locator): Promise<void> {
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2)
}

// docs/product/kitchen.md#videos
test('a video of a recipe and one of a step are sent, published and play on the site', async ({
  page,
  product,
}) => {
  const { slug, recipes, origin } = await makeOwnSite(page, product, ['Soup'])
  await page.goto('/kitchen')
  const file = await recordVideo(page, 'soup.webm')
  await openRecipe(page, slug, recipes[0]?.id)
  await (await choose(page)).setFiles(file)
  const video = field(page).getByLabel('Video of the recipe')
  await expectPlays(video)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Write or paste the steps' }).click()
  await page.keyboard.type('Stir the soup.')
  await page.getByRole('button', { name: 'More for step 1' }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add a video' })
  await (await chooserOf(page, add)).setFiles({ ...file, name: 'stir.webm' })
  await expectPlays(step(page).getByLabel('Video of step 1'))
  await expectAccessible(page)

  await field(page).getByRole('button', { name: 'Remove the video' }).click()
  await expect(video).toBeHidden()
  await expect(field(page).getByRole('button', { name: /Drop a video here/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(video).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await publishAnyway(page)
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
  await page.goto(`${origin}/recipes/recipe-0`)
  // Each shows a frame of itself until it is played.
  for (const name of ['Video of Soup', 'Video of step 1']) {
    const player = page.getByLabel(name, { exact: true }).and(page.locator('video'))
    await expect(player).toHaveAttribute('poster', /^\/media\/.*jpg/)
    expect((await page.request.get((await player.getAttribute('poster')) ?? '')).ok()).toBe(true)
    await expectPlays(page.getByLabel(name, { exact: true }).and(page.locator('video')))
  }
})

// docs/product/kitchen.md#videos
test('what cannot be taken says why; an upload is cancelled, and tried again', async ({
  page,
  product,
  allowFailure,
}) => {
  allowFailure(/413|422|Failed to load|ERR_FAILED|requestfailed/)
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto('/kitchen')
  const file = await recordVideo(page, 'soup.webm')
  await openRecipe(page, slug, recipes[0]?.id)
  const alert = field(page).getByRole('alert')
  const text = Buffer.from('no video at all')
  const refused = [
    [{ name: 'notes.txt', mimeType: 'text/plain', buffer: text }, '“notes.txt” is not an MP4'],
    [{ name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) }, 'is empty'],
    [{ name: 'words.mp4', mimeType: 'video/mp4', buffer: text }, 'This file is not an MP4'],
    [{ ...file, name: 'soup.mp4', mimeType: 'video/mp4' }, 'This file is a WebM'],
  ] as const
  let chooser = await choose(page)
  for (const [chosen, words] of refused) {
    await chooser.setFiles(chosen)
    await expect(alert).toContainText(words)
    chooser = await choose(page, 'Choose another')
  }
  await expectAccessible(page)
  await field(page).getByRole('button', { name: 'Dismiss' }).click()

  await page.route('**/media/uploads/**', () => undefined, { times: 1 })
  const isOnItsWay = page.waitForRequest('**/media/uploads/**')
  await (await choose(page)).setFiles(file)
  await isOnItsWay
  await expect(field(page).getByRole('progressbar', { name: 'Uploading soup.webm' })).toBeVisible()
  await field(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(field(page).getByRole('button', { name: /Drop a video here/ })).toBeVisible()

  await page.route('**/media/uploads/**', (route) => route.abort(), { times: 1 })
  await (await choose(page)).setFiles(file)
  await expect(alert).toContainText('The server could not be reached')
  await field(page).getByRole('button', { name: 'Try again' }).click()
  await expect(field(page).getByLabel('Video of the recipe')).toBeVisible()

  // An uploaded file is not sent again when its registration is repeated.
  await page.route(`**/manage/${slug}/videos`, (route) => route.abort(), { times: 1 })
  await (await choose(page)).setFiles({ ...file, name: 'again.webm' })
  await expect(alert).toContainText('“again.webm”: The server could not be reached')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/media/')) sent.push(request.url())
  })
  await field(page).getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await expect(field(page).getByRole('progressbar')).toBeHidden()
  expect(sent).toEqual([])
})

// docs/product/kitchen.md#videos
test('a video is dropped where it belongs, and told so elsewhere', async ({ page, product }) => {
  const { slug, recipes } = await makeOwnSite(page, product, ['Soup'])
  await page.goto('/kitchen')
  const file = await recordVideo(page, 'soup.webm')
  await openRecipe(page, slug, recipes[0]?.id)
  const data = await page.evaluateHandle(
    ([base64, name]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type: 'video/webm' }))
      return transfer
    },
    [file.buffer.toString('base64'), file.name] as const,
  )
  const box = field(page).getByRole('button', { name: /Drop a video here/ })
  await box.dispatchEvent('drop', { dataTransfer: data })
  await expect(field(page).getByLabel('Video of the recipe')).toBeVisible()
  await expect(page.getByText('is a video. Add it below')).toBeHidden()
  await page.getByRole('textbox', { name: 'Title' }).dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('“soup.webm” is a video. Add it below')).toBeVisible()
})
