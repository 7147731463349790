import { describe, expect, it } from 'vitest'
import { makeLetter } from '@/src/testing/api/letter-requests'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { answerFeed } from './answer'
import { answerSiteMap } from './site-map-answer'

const payload = await testPayload()
const ask = () => new Request('http://localhost:3000/')
const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] }) as const

type JsonFeed = { items: { url: string; content_html: string }[] }

// docs/product/letters.md#pages
describe('published letters', () => {
  it('are in the feeds between the recipes, with links in place of cards and buttons', async () => {
    const objects = await makeSite(payload)
    const origin = `http://${objects.slug}.localhost:3000`
    const at = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
    const loaf = await makeRecipe(payload, objects.id, { title: 'Loaf', publishedAt: at(3) })
    await makeRecipe(payload, objects.id, { publishedAt: at(1) })
    const { slug } = await makeLetter(
      { payload, objects },
      {
        publishedAt: at(2),
        content: [
          text('The leaves are out.'),
          { type: 'recipe-card', recipeId: loaf.id },
          { type: 'button', label: 'Subscribe', href: '/subscribe' },
        ],
      },
    )
    const answer = await answerFeed(payload, ask(), objects.slug, 'json')
    const { items } = (await answer.json()) as JsonFeed
    expect(items.map(({ url }) => url)[1]).toBe(`${origin}/letters/${slug}`)
    expect(items[1]?.content_html).toBe(
      `<p>The leaves are out.</p><p><a href="${origin}/recipes/${loaf.slug}">Loaf</a></p>` +
        `<p><a href="${origin}/subscribe">Subscribe</a></p>`,
    )
    const map = await (await answerSiteMap(payload, ask(), objects.slug)).text()
    expect(map).toContain(`${origin}/letters/${slug}</loc>`)
    expect(map).toContain(`${origin}/letters</loc>`)
  })

  it('withhold in feeds what strangers may not read, and drafts are in none', async () => {
    const objects = await makeSite(payload)
    const target = { payload, objects }
    const content = [text('Before'), { type: 'paywall' } as const, text('Behind the wall')]
    await makeLetter(target, { content })
    await makeLetter(target, { audience: 'paid', content: [text('Behind the wall')] })
    await makeLetter(target, { audience: 'free', content: [text('Behind the wall')] })
    await makeLetter(target, { publishedAt: null, title: 'Behind the wall' })
    for (const format of ['rss', 'json'] as const) {
      const feed = await (await answerFeed(payload, ask(), objects.slug, format)).text()
      expect(feed).toContain('Before')
      expect(feed).not.toContain('Behind the wall')
    }
  })
})
