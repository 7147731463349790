import { expect, test } from '@/src/e2e/support/test'
import { fetchHtml, htmlProblems } from '@/src/e2e/support/valid-html'

/**
 * Every kind of page of a site. Not those of 404: Next sends the shell of an error, which its script
 * fills.
 */
const OF_SITE = [
  ...['/', '/recipes', '/recipes?search=rice&meals=dinner', '/recipes?search=zzzz'],
  ...['/collections', '/about', '/links', '/events', '/terms', '/press', '/profile'],
  ...['/cookbook', '/link-in-bio', '/redirecting', '/privacy'],
  ...[
    '/subscribe',
    '/subscribe/gift',
    '/subscribe/success',
    '/sign-in',
    '/sign-up',
    '/sign-in/callback',
  ],
]
const OF_ACCOUNT = [
  ...['/', '/sign-in', '/sign-up', '/sign-in/callback', '/profile', '/subscriptions'],
  ...['/bookmarks', '/create', '/redirecting', '/kitchen', '/api/docs', '/gift', '/invitation'],
]

test.describe('the HTML of every kind of page', { tag: '@server' }, () => {
  for (const site of ['ferment', 'somethingfromnothing', 'jerumai']) {
    test(`is valid on ${site}`, async ({ product }) => {
      const origin = product.sites[site] ?? ''
      const sitemap = await fetchHtml(`${origin}/sitemap.xml`)
      const own = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:recipes|collections)\/[^<]+)<\/loc>/g)]
      const paths = new Set([...OF_SITE, ...own.map(([, path]) => path ?? '')])
      const problems: string[] = []
      for (const path of paths) {
        problems.push(...(await htmlProblems(`${origin}${path}`)))
      }
      expect(own.length).toBeGreaterThan(5)
      expect(problems).toEqual([])
    })
  }

  test('is valid on the account host', async ({ product }) => {
    const problems: string[] = []
    for (const path of OF_ACCOUNT) {
      problems.push(...(await htmlProblems(`${product.account}${path}`)))
    }
    expect(problems).toEqual([])
  })
})
