import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import type { NewsletterFinding } from '@/src/contract/people/newsletter-check'
import { unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makeLetter, paragraph } from '@/src/testing/setups/letters'
import { newsletterSite } from '@/src/testing/setups/newsletters'
import type { NewsletterSite } from '@/src/testing/setups/newsletters'

const payload = await testPayload({ LIMITS_FACTOR: '100' })

const requests: string[] = []
const server = createServer(({ method = '', url = '' }, response) => {
  requests.push(`${method} ${url}`)
  const redirects: Record<string, string> = {
    '/loop': '/loop',
    '/metadata': 'http://169.254.169.254/latest',
  }
  const location = redirects[url]
  if (location) return response.writeHead(302, { location }).end()
  if (url === '/no-head' && method === 'HEAD') return response.writeHead(404).end()
  const status = { '/gone': 410, '/refuses-programs': 403, '/broken': 503 }[url] ?? 200
  return response.writeHead(status).end('page')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

async function check({ call }: NewsletterSite, content: object): Promise<NewsletterFinding[]> {
  const { status, body } = await call('POST', '/newsletter-checks', content)
  expect(status).toBe(200)
  return (body as { findings: NewsletterFinding[] }).findings
}
const checkLetter = async (site: NewsletterSite, letter: object) =>
  check(site, { letterId: await makeLetter(site, letter) })
const problemsByLink = (findings: readonly NewsletterFinding[]): Record<string, string> =>
  Object.fromEntries(findings.map(({ target, message }) => [target ?? '', message]))

// docs/product/newsletters.md#checks-before-sending
describe('the check of a newsletter', () => {
  it('finds nothing wrong with a complete one', async () => {
    const site = await newsletterSite(payload)
    expect(await checkLetter(site, {})).toEqual([])
  })

  it('misses a title, a text, and a part for free readers', async () => {
    const site = await newsletterSite(payload)
    const codes = async (letter: object) =>
      (await checkLetter(site, letter)).map(({ code }) => code)
    expect(await codes({ title: 'Untitled letter' })).toEqual(['no-title'])
    expect(await codes({ content: [paragraph('')] })).toEqual(['no-content'])
    expect(await codes({ audience: 'paid' })).toEqual(['empty-preview'])
    const begun = [{ type: 'paywall' }, paragraph('For those who pay.')]
    expect(await codes({ content: begun })).toEqual(['empty-preview'])
  })

  it('names the pictures without alternative text', async () => {
    const site = await newsletterSite(payload)
    const add = async (alt: string | null) => {
      const data = {
        site: site.site.id,
        key: unique(alt === null ? 'unnamed' : 'named'),
        name: 'x',
        alt,
        width: 4,
        height: 4,
      }
      return (await payload.create({ collection: 'images', data, depth: 0 })).id
    }
    const content = [
      { type: 'picture', imageId: await add('A loaf') },
      { type: 'picture', imageId: await add(null), caption: 'The crumb' },
    ]
    const [finding, ...rest] = await checkLetter(site, { content })
    expect(rest).toEqual([])
    expect(finding).toMatchObject({ code: 'no-alternative-text', block: 2 })
    expect(finding?.message).toContain('Picture “The crumb” has no alternative text')
    expect(finding?.target).toMatch(/unnamed-/)
  })

  it('says where a long one is cut', async () => {
    const site = await newsletterSite(payload)
    const content = Array.from({ length: 40 }, (_, index) =>
      paragraph(`Part ${index}. ${'Rye and salt. '.repeat(400)}`),
    )
    const [finding] = await checkLetter(site, { content })
    expect(finding?.code).toBe('shortened')
    expect(finding?.message).toContain(`in “Part ${(finding?.block ?? 0) - 1}.`)
  })

  it('reads the saved draft', async () => {
    const site = await newsletterSite(payload)
    const id = await makeLetter(site)
    const { body } = await site.call('GET', `/letters/${id}/draft`)
    const { draft } = body as { draft: { document: object; revision: number; basedOn: string } }
    const saved = await site.call('PUT', `/letters/${id}/draft`, {
      document: { ...draft.document, title: '' },
      revision: draft.revision,
      basedOn: draft.basedOn,
    })
    expect(saved.status).toBe(200)
    expect(await check(site, { letterId: id })).toMatchObject([{ code: 'no-title' }])
  })
})

describe('the check of links', () => {
  it('requests those of other sites, each once, and follows what it is told', async () => {
    const site = await newsletterSite(payload)
    const paths = ['/fine', '/fine', '/gone', '/no-head', '/refuses-programs', '/broken', '/loop']
    const content = paths.map((path) => paragraph('Read this', `${elsewhere}${path}`))
    const found = problemsByLink(await checkLetter(site, { content }))
    expect(found).toEqual({
      [`${elsewhere}/gone`]: 'Correct this link: the page does not exist (410).',
      [`${elsewhere}/broken`]: 'Correct this link: the server answers with an error (503).',
      [`${elsewhere}/loop`]: 'Correct this link: it redirects too often.',
    })
    expect(requests.filter((each) => each === 'HEAD /fine')).toHaveLength(1)
  })

  it('never reaches private addresses, not through a redirect either', async () => {
    const site = await newsletterSite(payload)
    const inside = [
      'http://169.254.169.254/latest/meta-data',
      'http://127.8.8.8/',
      'http://10.0.0.1/',
    ]
    const content = [`${elsewhere}/metadata`, ...inside].map((href) => paragraph('Here', href))
    const found = problemsByLink(await checkLetter(site, { content }))
    for (const href of [`${elsewhere}/metadata`, ...inside]) {
      expect(found[href]).toBe('Correct this link: it leads to a private network.')
    }
  })

  it('looks those of the site up without a request', async () => {
    const site = await newsletterSite(payload)
    const { slug } = site.recipe
    const origin = `http://${site.site.slug}.localhost:3000`
    const content = ['/about', `/recipes/${slug}`, '/recipes/nowhere', '/letters/none'].map(
      (path) => paragraph('Here', `${origin}${path}`),
    )
    const button = { type: 'button', label: 'All', href: '/no-such-page' }
    const found = problemsByLink(await checkLetter(site, { content: [...content, button] }))
    expect(Object.keys(found)).toEqual(
      ['/recipes/nowhere', '/letters/none', '/no-such-page'].map((path) => `${origin}${path}`),
    )
  })

  it('requests fifty at most, and says how many are left', async () => {
    const site = await newsletterSite(payload)
    const content = Array.from({ length: 53 }, (_, index) =>
      paragraph('Here', `${elsewhere}/many/${index}`),
    )
    expect(await checkLetter(site, { content })).toMatchObject([{ code: 'unchecked-links' }])
    expect(requests.filter((each) => each.startsWith('HEAD /many/'))).toHaveLength(50)
  })
})

it('checks and shows nothing of another site', async () => {
  const [site, other] = [await newsletterSite(payload), await newsletterSite(payload)]
  const letterId = await makeLetter(other)
  for (const named of [{ letterId }, { recipeId: other.recipe.id }]) {
    expect((await site.call('POST', '/newsletter-checks', named)).status).toBe(404)
    const preview = { ...named, reader: 'paid' }
    expect((await site.call('POST', '/newsletter-previews', preview)).status).toBe(404)
  }
})
