import { expectAccessible } from '@/src/e2e/support/accessible'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'
import { htmlProblems } from '@/src/e2e/support/valid-html'

const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] })
const row = (...texts: readonly string[]) => ({ type: 'table-row', children: texts.map(cell) })
const COLUMNS = Array.from({ length: 12 }, (_, at) => `Column ${String(at)}`)
const STORY = [
  { type: 'quote', children: [{ text: 'Salt it twice.' }] },
  { type: 'divider' },
  { type: 'table', headerRow: true, children: [row(...COLUMNS), row(...COLUMNS)] },
  { type: 'embed', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Kneading' },
  { type: 'embed', url: 'https://flour.example/rye?grind=2', title: 'The miller' },
]

// docs/product/rich-text.md#embeds
test('a story loads nothing of a provider before its player is pressed, and then the player alone', async ({
  page,
  product,
  request,
  allowFailure,
}) => {
  // A reader who does not manage the site gets 404.
  allowFailure(/404|current-site/)
  const { slug, origin, author } = await makeOwnSite(page, product, [])
  const recipe = {
    title: 'Rye',
    slug: 'rye',
    storyMore: STORY,
    publishedAt: '2026-01-01T00:00:00Z',
  }
  await callAs(request, product, author, ['POST', `/manage/${slug}/recipes`], recipe)
  const asked: string[] = []
  await page.route(/youtube|flour\.example/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<h1>The player</h1>' })
  })
  await page.goto(`${origin}/recipes/rye`)
  const frame = page.frameLocator('iframe[title="Kneading"]')
  const play = frame.getByRole('link', { name: /Play: Kneading/ })
  await play.scrollIntoViewIfNeeded()
  await expect(frame.getByText('Loads from YouTube')).toBeVisible()
  await expect(page.getByRole('link', { name: /The miller/ })).toHaveAttribute(
    'href',
    'https://flour.example/rye?grind=2',
  )
  await expect(page.getByRole('blockquote')).toContainText('Salt it twice.')
  await expectAccessible(page)
  expect(asked).toEqual([])
  await play.press('Enter')
  await expect(frame.getByRole('heading', { name: 'The player' })).toBeVisible()
  expect(asked).toEqual(['www.youtube-nocookie.com'])

  // The table scrolls sideways in its own region, and the page does not.
  const table = page.getByRole('region', { name: 'Table' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(await htmlProblems(`${origin}/recipes/rye`)).toEqual([])
})
