import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { freshAddress } from '@/src/e2e/support/reader'
import { mailsTo, openLink } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

/** Milliseconds between two letters of somebody who types 60 words a minute. */
const LETTER = 40

/** A person at the page, whose presses of buttons and keys are counted; letters of words are not. */
function handOn(page: Page): {
  presses: () => number
  press: (target: Locator) => Promise<void>
  key: (name: string) => Promise<void>
  type: (words: string) => Promise<void>
} {
  let presses = 0
  const isTouch = test.info().project.name === 'phone'
  return {
    presses: () => presses,
    press: async (target) => {
      presses += 1
      await (isTouch ? target.tap() : target.click())
    },
    key: async (name) => {
      presses += 1
      await page.keyboard.press(name)
    },
    type: (words) => page.keyboard.type(words, { delay: LETTER }),
  }
}

// docs/product/kitchen.md#recipe-editor
test('from nothing to a published recipe with a picture takes fewer than 40 presses', async ({
  page,
  product,
}) => {
  const began = Date.now()
  const hand = handOn(page)
  const email = freshAddress()
  await page.goto(`${product.account}/sign-up`)
  await hand.press(page.getByRole('textbox', { name: 'Email' }))
  await hand.type(email)
  await hand.key('Enter')
  const mails = () => mailsTo(page.request, product, email)
  await expect.poll(mails).toHaveLength(1)
  await openLink(page, (await mails())[0]?.text)

  await page.goto(`${product.account}/create`)
  const slug = `table-${randomUUID().slice(0, 8)}`
  await hand.press(page.getByRole('textbox', { name: 'Title' }))
  await hand.type(slug)
  await expect(page.getByText(`//${slug}.`)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Create', exact: true }))
  await expect(page).toHaveURL(new RegExp(`/kitchen/${slug}`))

  const steps = page.getByRole('navigation', { name: 'Steps' })
  await hand.press(steps.getByRole('link', { name: 'First recipes' }))
  await hand.press(page.getByRole('link', { name: /^Write a recipe/ }))
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await hand.type('Rye loaf')
  const loaf = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a86' } })
  const choosing = page.waitForEvent('filechooser')
  await hand.press(page.getByRole('button', { name: 'Add pictures' }))
  await (
    await choosing
  ).setFiles({ name: 'loaf.jpg', mimeType: 'image/jpeg', buffer: await loaf.jpeg().toBuffer() })
  await hand.press(page.getByRole('button', { name: 'Type or paste the ingredients' }))
  for (const line of ['500 g rye flour', '350 ml water, warm', '2 tsp salt', '1 tbsp honey']) {
    await hand.type(line)
    await hand.key('Enter')
  }
  await hand.press(page.getByRole('button', { name: 'Write or paste the steps' }))
  await hand.type('Mix everything into a dough and let it rest overnight.')
  await hand.key('Enter')
  await hand.key('Enter')
  await hand.type('Bake for 50 minutes.')
  await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Publish anyway' }))

  const url = `${product.account}/api/v1/site/${slug}/recipes/rye-loaf`
  await expect
    .poll(async () => (await (await page.request.get(url)).json()) as unknown)
    .toMatchObject({ recipe: { title: 'Rye loaf', images: [{}] } })
  const seconds = Math.round((Date.now() - began) / 1000)
  test
    .info()
    .annotations.push({ type: 'measured', description: `${seconds} s, ${hand.presses()} presses` })
  expect(hand.presses()).toBeLessThan(40)
})
