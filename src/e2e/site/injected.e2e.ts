import { randomUUID } from 'node:crypto'
import { openAdmin } from '@/src/e2e/support/open-admin'
import { callAs, freshAddress, makeReader } from '@/src/e2e/support/reader'
import { signIn } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'
import type { Page } from '@playwright/test'

/** Texts that try to run code when they are stored or reflected, each setting `harm` if it runs. */
const INJECTED = [
  '<script>window.harm = "script"</script>',
  '<script src="/media/harm.js"></script>',
  '<script nonce="">window.harm = "empty nonce"</script>',
  '<img src="/none" onerror="window.harm = \'handler\'">',
  '<svg onload="window.harm = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.harm = \'frame\'</script>"></iframe>',
  '<a id="bad-link" href="javascript:window.harm = \'link\'">link</a>',
  '<object data="data:text/html,<script>parent.harm = 1</script>"></object>',
  '<base href="https://evil.example/">',
  '<form id="bad-form" action="https://evil.example/"><button>send</button></form>',
]

test.beforeEach(({ allowFailure }) => {
  // Each is refused, and the browser says so.
  allowFailure(/Content Security Policy|content security policy|\/none|harm/i)
})

/** Puts the text into the page as its server would have, and as a script of it would. */
async function expectHarmless(page: Page, url: string): Promise<void> {
  const { host, port, pathname } = new URL(url)
  await page.route(url, async (route) => {
    const headers = { ...(await route.request().allHeaders()), host }
    // Node does not resolve names under localhost.
    const answer = await route.fetch({ url: `http://localhost:${port}${pathname}`, headers })
    const body = (await answer.text()).replace('</body>', `${INJECTED.join('\n')}</body>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(url)
  await page.unroute(url)
  const seen = await page.evaluate((injected) => {
    document.querySelector<HTMLAnchorElement>('#bad-link')?.click()
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = injected.join('\n')
    place.querySelector<HTMLAnchorElement>('#bad-link')?.click()
    return {
      base: document.baseURI,
      nonce: document.querySelector('script')?.getAttribute('nonce'),
    }
  }, INJECTED)
  await page.waitForTimeout(300)
  expect(new URL(seen.base).host, url).toBe(new URL(url).host)
  // Nonces of the page's scripts cannot be read by styles or by injected text.
  expect(seen.nonce ?? '', url).toBe('')
  expect(await page.evaluate(() => (window as { harm?: string }).harm), url).toBeUndefined()
}

test('text that was put into a page does not run: on a site', async ({ page, product }) => {
  const site = product.sites['ferment'] ?? ''
  for (const path of ['/', '/recipes', '/recipes/napa-cabbage-kimchi', '/sign-in', '/none']) {
    await expectHarmless(page, `${site}${path}`)
  }
})

test('text that was put into a page does not run: on the account host', async ({
  page,
  product,
}) => {
  for (const path of ['/', '/sign-in', '/none', '/api/docs']) {
    await expectHarmless(page, `${product.account}${path}`)
  }
  // These lead on who is not signed in.
  await signIn(page, product, freshAddress())
  for (const path of ['/profile', '/kitchen']) {
    await expectHarmless(page, `${product.account}${path}`)
  }
})

test('text that was put into a page does not run: in the admin', async ({
  page,
  product,
  request,
}) => {
  test.slow()
  const author = await makeReader(request, product)
  const slug = `safe-${randomUUID().slice(0, 8)}`
  await callAs(request, product, author, ['POST', '/manage/sites'], {
    title: 'Safe',
    slug,
  })
  await signIn(page, product, author.email)
  await openAdmin(page, '/admin')
  await expectHarmless(page, `${product.account}/admin`)
})

test(
  'a policy stands on everything that is served',
  { tag: '@server' },
  async ({ product, request }) => {
    await makeReader(request, product)
    const hosts = [product.account, product.sites['ferment'] ?? '']
    const paths = ['/', '/none', '/recipes', '/sign-in', '/kitchen', '/admin', '/api/docs']
    const data = ['/api/v1/site/ferment/recipes', '/api/none', '/media/none', '/feed.xml', '/%00']
    for (const origin of hosts) {
      for (const path of [...paths, ...data, '/healthz', '/offline-worker.js', '/robots.txt']) {
        const { host } = new URL(origin)
        const answer = await request.get(`${product.account}${path}`, {
          headers: { host },
          maxRedirects: 0,
        })
        const headers = answer.headers()
        expect(headers['content-security-policy'], `${host}${path}`).toMatch(
          /frame-ancestors 'none'/,
        )
        expect(headers['content-security-policy'], path).toMatch(/base-uri 'none'/)
        expect(headers['x-content-type-options'], path).toBe('nosniff')
        expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
      }
    }
  },
)
