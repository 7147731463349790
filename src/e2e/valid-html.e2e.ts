import { expect, test } from '@/src/e2e/support/test'
import { htmlProblems } from '@/src/e2e/support/valid-html'

/** Every kind of page of a site; what is not there answers 404, with a page too. */
const OF_SITE = [
  ...['/', '/recipes', '/recipes?search=rice&meals=dinner', '/recipes?search=zzzz'],
  ...['/collections', '/about', '/links', '/events', '/terms', '/press', '/profile'],
  ...['/cookbook', '/link-in-bio', '/templates', '/redirecting', '/no-such-page'],
  ...['/subscribe', '/subscribe/success', '/sign-in', '/sign-up', '/sign-in/callback'],
]
const OF_ACCOUNT = [
  ...['/', '/sign-in', '/sign-up', '/sign-in/callback', '/profile', '/subscriptions'],
  ...['/bookmarks', '/create', '/redirecting', '/kitchen', '/no-such-page', '/api/docs'],
]

test.describe('the HTML of every kind of page', () => {
  for (const site of ['ferment', 'somethingfromnothing', 'jerumai']) {
    test(`is valid on ${site}`, async ({ request, product }) => {
      const origin = product.sites[site] ?? ''
      const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text()
      const own = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:recipes|collections)\/[^<]+)<\/loc>/g)]
      const paths = new Set([...OF_SITE, ...own.map(([, path]) => path ?? '')])
      const problems: string[] = []
      for (const path of paths) {
        const url = `${origin}${path}`
        problems.push(...(await htmlProblems(url, await (await request.get(url)).text())))
      }
      expect(own.length).toBeGreaterThan(5)
      expect(problems).toEqual([])
    })
  }

  test('is valid on the account host', async ({ request, product }) => {
    const problems: string[] = []
    for (const path of OF_ACCOUNT) {
      const url = `${product.account}${path}`
      problems.push(...(await htmlProblems(url, await (await request.get(url)).text())))
    }
    expect(problems).toEqual([])
  })
})
