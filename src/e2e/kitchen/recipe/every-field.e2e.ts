import { isPhone, press } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import type { Locator, Page } from '@playwright/test'

const KINDS = ['Meals', 'Categories', 'Cuisines', 'Methods', 'Diets', 'Tags']

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** Fills a field that is pressed first, as by a hand. */
async function write(page: Page, field: Locator, words: string): Promise<void> {
  await press(field)
  await page.keyboard.type(words)
}

async function openSection(page: Page, title: string): Promise<void> {
  await press(page.locator('summary').filter({ hasText: title }))
}

/** The part of a line that opens in a window, or in a sheet on phones. */
async function correctLine(page: Page): Promise<void> {
  await press(button(page, 'Amount: 2'))
  await box(page, 'Amount').fill('3')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Amount: 3')).toBeVisible()
  await press(button(page, 'More for this line').first())
  await press(page.getByRole('button', { name: /^Move down/ }))
}

// docs/product/kitchen.md#recipe-editor
test('every field of a recipe is filled with a hand on the screen, and published', async ({
  page,
  product,
}) => {
  const { slug, author } = await makeOwnSite(page, product, [])
  const collections: [string, string] = ['POST', `/manage/${slug}/collections`]
  const winter = { title: 'Winter', slug: 'winter' }
  await callAs(page.request, product, author, collections, winter)
  await page.goto(`/kitchen/${slug}/recipes`)
  await press(page.getByRole('link', { name: 'New recipe' }).first())
  await expect(box(page, 'Title')).toBeFocused()
  await write(page, box(page, 'Title'), 'Soup of the day')
  await write(page, box(page, 'Description'), 'Hot.')
  await press(button(page, 'Type or paste the ingredients'))
  for (const line of ['2 carrots', '1 onion, chopped', '1 l stock']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await correctLine(page)
  await press(button(page, 'Write or paste the steps'))
  await page.keyboard.type('Fry the onion')
  await write(page, box(page, 'Beginning'), 'It was cold.')
  await write(page, box(page, 'The rest of the story'), 'So we ate soup')
  await page.keyboard.press('Control+a')
  await press(button(page, 'Bold'))
  await press(button(page, /Heading 2$/))
  await write(page, box(page, 'Notes'), 'Freezes well')

  await openSection(page, 'Times and servings')
  await write(page, box(page, 'Preparation'), '10')
  await write(page, box(page, 'Cooking'), '1 h 20')
  await write(page, box(page, 'Name of the other time'), 'Rest')
  await write(page, box(page, 'Other time'), '5 min')
  await write(page, box(page, 'Servings'), '4-6')
  await write(page, box(page, 'Servings unit'), 'bowls')
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Easy')
  await openSection(page, 'Filed under')
  for (const kind of KINDS) {
    await write(page, page.getByRole('combobox', { name: kind }), `Own ${kind}`)
    await page.keyboard.press('Enter')
    await expect(button(page, `Remove Own ${kind}`)).toBeVisible()
  }
  await openSection(page, 'Collections')
  await write(page, page.getByRole('combobox', { name: 'In these collections' }), 'winter')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Remove Winter')).toBeVisible()
  await openSection(page, 'Video, people, language')
  await write(page, box(page, 'YouTube video'), 'https://youtu.be/dQw4w9WgXcQ')
  await write(page, box(page, 'Language'), 'en')
  await openSection(page, 'Search and social')
  await write(page, box(page, 'Search title'), 'Best soup')
  await write(page, box(page, 'Search description'), 'Warms you.')
  await write(page, box(page, 'Social title'), 'Soup!')
  await write(page, box(page, 'Social text'), 'Look.')
  await write(page, box(page, 'Keywords'), 'winter, quick')
  await openSection(page, 'Who can read it')
  await press(page.getByRole('radio', { name: 'Paid subscribers' }))
  await expect(status(page)).toBeVisible()
  await press(button(page, 'Publish'))
  await press(button(page, 'Publish anyway'))
  await expect(button(page, 'Update')).toBeVisible()

  type Listed = { recipes: { id: string }[] }
  const list = ['GET', `/manage/${slug}/recipes`] as [string, string]
  const [made] = (await callAs<Listed>(page.request, product, author, list)).recipes
  const path = `/manage/${slug}/recipes/${made?.id ?? ''}`
  expect(await callAs(page.request, product, author, ['GET', path])).toMatchObject({
    recipe: {
      title: 'Soup of the day',
      slug: 'soup-of-the-day',
      description: 'Hot.',
      storyExcerpt: 'It was cold.',
      storyMore: [{ type: 'heading', children: [{ text: 'So we ate soup', bold: true }] }],
      note: [{ children: [{ text: 'Freezes well' }] }],
      prepTimeMinutes: 10,
      cookTimeMinutes: 80,
      customTimeLabel: 'Rest',
      customTimeMinutes: 5,
      yieldServings: 4,
      yieldMax: 6,
      servingDescription: 'bowls',
      difficultyLevel: 'easy',
      youtubeVideoId: 'dQw4w9WgXcQ',
      language: 'en',
      keywords: ['winter', 'quick'],
      seo: {
        title: 'Best soup',
        description: 'Warms you.',
        socialTitle: 'Soup!',
        socialDescription: 'Look.',
        socialImage: null,
      },
      privacySetting: 'subscribers_only',
      collections: [{ title: 'Winter' }],
      ...Object.fromEntries(KINDS.map((kind) => [kind.toLowerCase(), [{ title: `Own ${kind}` }]])),
      ingredientUsageGroups: [
        {
          ingredientUsages: [
            { quantityMin: 1 },
            { quantityMin: 3, text: '3 carrots' },
            { quantityMin: 1 },
          ],
        },
      ],
    },
  })
})

// docs/product/kitchen.md#recipe-editor
test('a new recipe that is left without a word is not kept', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, ['Soup'])
  await page.goto(`/kitchen/${slug}/recipes`)
  for (const words of ['', 'Bread']) {
    await press(page.getByRole('link', { name: 'New recipe' }).first())
    await expect(box(page, 'Title')).toBeFocused()
    await page.keyboard.type(words)
    await expect(status(page)).toBeVisible()
    await press(page.getByRole('link', { name: 'All recipes' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Recipes')
    const titles = words === '' ? ['Soup'] : [words, 'Soup']
    await expect(page.locator('[data-row]')).toHaveText(titles)
  }
})

// docs/product/kitchen.md#recipe-list
test('a title of one long word stays within the window', async ({ page, product }) => {
  const { slug } = await makeOwnSite(page, product, ['Soup'.repeat(60), 'Bread'])
  await page.goto(`/kitchen/${slug}/recipes`)
  await expect(page.locator('[data-row]')).toHaveCount(2)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
  if (isPhone()) await press(button(page, 'More'))
  else await press(button(page, 'Filters'))
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
})
