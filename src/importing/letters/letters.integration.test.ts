import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { NewImport } from '@/src/importing/jobs/create-import'
import { getImport } from '@/src/importing/jobs/read'
import { formatImportReport } from '@/src/importing/jobs/report'
import { collectText, createFiles, importPath } from '@/src/importing/testing/import-files'
import { getLetter, getManagedLetter, listManagedLetters } from '@/src/server/letters/read'
import { findRedirect } from '@/src/server/sites/redirects'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { pictureUrl } from '@/src/testing/servers/picture-server'

const payload = await testPayload()
const picture = await pictureUrl()

const post = (changes: object = {}) => ({
  uuid: 'p-1',
  title: 'News',
  slug: 'news',
  html: `<p>For all.</p><img src="${picture}" alt="A loaf"><!--members-only--><p>For payers.</p>`,
  status: 'published',
  visibility: 'paid',
  custom_excerpt: 'In short.',
  published_at: '2020-01-02T03:04:05.000Z',
  feature_image: `${picture}?cover`,
  ...changes,
})

async function importGhost(
  site: TestSite,
  posts: readonly object[],
  wish: Partial<NewImport> = {},
) {
  const text = JSON.stringify({ db: [{ meta: {}, data: { posts } }] })
  const path = `${await createFiles({ 'ghost.json': text })}/ghost.json`
  return importPath(payload, site.id, path, { run: { allowed: ['127.0.0.1'] }, wish })
}

const lettersOf = async ({ id }: TestSite) =>
  (await listManagedLetters(payload, id, { limit: 100, offset: 0 })).letters

const SUBSCRIBER = { planType: 'free', isManager: false } as const
const PAYING = { planType: 'monthly', isManager: false } as const

// docs/product/import-and-export.md#posts-that-become-letters
describe('a post without a recipe', () => {
  it('is a letter with its date, pictures, paywall and old address', async () => {
    const site = await makeSite(payload)
    const done = await importGhost(site, [post()])
    expect(done).toMatchObject({ created: 1, failed: 0, kinds: { letter: 1, recipe: 0, post: 0 } })
    const free = await getLetter(payload, site.id, 'news', SUBSCRIBER)
    expect(free).toMatchObject({
      title: 'News',
      summary: 'In short.',
      publishedAt: '2020-01-02T03:04:05.000Z',
      isLocked: true,
      content: [{ type: 'paragraph' }, { type: 'picture' }],
      images: [{ alt: 'A loaf' }],
    })
    expect(free?.image).not.toBeNull()
    const whole = await getLetter(payload, site.id, 'news', PAYING)
    expect(whole?.content).toHaveLength(4)
    expect(await findRedirect(payload, site.id, '/news')).toBe('/letters/news')
  })

  it('is changed by a second import, and never doubled or opened to more readers', async () => {
    const site = await makeSite(payload)
    await importGhost(site, [post({ html: '<p>Paid.</p>' })])
    const [before] = await lettersOf(site)
    const changed = post({
      title: 'Fresh news',
      slug: 'other',
      visibility: 'public',
      status: 'draft',
    })
    const again = await importGhost(site, [changed])
    expect(again).toMatchObject({ created: 0, updated: 1 })
    expect(await lettersOf(site)).toMatchObject([
      {
        ...{ id: before?.id, slug: 'news', title: 'Fresh news', audience: 'paid' },
        publishedAt: '2020-01-02T03:04:05.000Z',
      },
    ])
    expect(await importGhost(site, [changed], { onRepeat: 'skip' })).toMatchObject({ skipped: 1 })
  })

  it('is a draft where the import makes drafts, and stores nothing in a dry run', async () => {
    const site = await makeSite(payload)
    expect(await importGhost(site, [post()], { isDryRun: true })).toMatchObject({ created: 1 })
    expect(await lettersOf(site)).toEqual([])
    await importGhost(site, [post()], { asDrafts: true })
    expect(await lettersOf(site)).toMatchObject([{ publishedAt: null }])
  })

  it('gets a free address beside another letter of its name', async () => {
    const site = await makeSite(payload)
    await importGhost(site, [post(), post({ uuid: 'p-2' }), post({ uuid: 'p-3', title: '' })])
    const slugs = (await lettersOf(site)).map(({ slug }) => slug).sort()
    expect(slugs).toEqual(['news', 'news-2', 'news-3'])
    const untitled = (await lettersOf(site)).find(({ title }) => title === 'Untitled letter')
    expect(untitled).toBeDefined()
  })

  it('is stored without pictures that cannot be had, which its row and the report name', async () => {
    const site = await makeSite(payload)
    const gone = 'http://127.0.0.1:9/gone.jpg'
    const html = `<p>Text.</p><img src="${gone}"><p>More.</p>`
    const done = await importGhost(site, [post({ html, feature_image: null })])
    expect(done.pictures).toMatchObject({ total: 1, failed: 1 })
    const letter = await getLetter(payload, site.id, 'news', PAYING)
    expect(letter?.content).toEqual([
      { type: 'paragraph', children: [{ text: 'Text.' }] },
      { type: 'paragraph', children: [{ text: 'More.' }] },
    ])
    const report = await collectText(await formatImportReport(payload, site.id, done.id))
    expect(report).toContain('/letters/news')
    expect(report).toContain(gone)
  })

  it('stays with the stored post that an earlier import made of it', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    const text = 'update recipes set source_key = $2 where id = $1'
    await payload.db.pool.query(text, [recipe.id, 'ghost:p-1'])
    expect(await importGhost(site, [post()])).toMatchObject({ skipped: 1, created: 0 })
    expect(await lettersOf(site)).toEqual([])
  })

  it('is imported with two thousand others', { timeout: 60_000 }, async () => {
    const site = await makeSite(payload)
    const posts = Array.from({ length: 2_000 }, (_, at) => ({
      ...post({ html: '<p>Hello.</p>', feature_image: null }),
      ...{ uuid: `p-${at}`, slug: `news-${at}` },
    }))
    expect(await importGhost(site, posts)).toMatchObject({ created: 2_000, failed: 0 })
  })
})

// docs/product/import-and-export.md#taking-an-import-back
describe('letters of an import that is taken back', () => {
  const takeBack = async (site: TestSite, by: string, id: string) =>
    callApi(payload, 'DELETE', `/v1/manage/${site.slug}/imports/${id}/letters`, {
      token: await makeToken(payload, by),
    })

  it('are deleted with their old addresses, except those that were edited since', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const { id } = await importGhost(site, [post(), post({ uuid: 'p-2', slug: 'kept' })])
    const kept = (await lettersOf(site)).find(({ slug }) => slug === 'kept')
    const path = `/v1/manage/${site.slug}/letters/${kept?.id ?? ''}/draft`
    const { body } = await callApi(payload, 'GET', path, { token })
    const { draft } = SCHEMAS.getLetterDraft.answer.parse(body)
    const { document, revision, basedOn } = draft
    const edited = { document: { ...document, title: 'Mine' }, revision, basedOn }
    expect((await callApi(payload, 'PUT', path, { token, body: edited })).status).toBe(200)
    expect(await takeBack(site, site.owner, id)).toMatchObject({
      status: 200,
      body: { deleted: 1, kept: 1 },
    })
    expect((await lettersOf(site)).map(({ slug }) => slug)).toEqual(['kept'])
    expect(await findRedirect(payload, site.id, '/news')).toBeNull()
    // They are new again.
    expect(await importGhost(site, [post()])).toMatchObject({ created: 1 })
  })

  it('belong to the site of the import', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const { id } = await importGhost(site, [post()])
    expect((await takeBack(other, other.owner, id)).status).toBe(404)
    expect((await takeBack(site, other.owner, id)).status).toBe(404)
    const [letter] = await lettersOf(site)
    expect(await getManagedLetter(payload, site.id, letter?.id ?? '')).toBeDefined()
    expect(await getImport(payload, site.id, id)).toBeDefined()
  })
})
