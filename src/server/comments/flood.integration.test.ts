import { describe, expect, it } from 'vitest'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

// Twenty comments a minute for each account: as many as each of the spammers sends.
const payload = await testPayload({ LIMITS_FACTOR: '2' })
const ACCOUNTS = 50
const COMMENTS = 1_000
/** Requests that are on their way together. */
const AT_ONCE = 250

type Request = { token: string; address: string; text: string }

const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

async function setUp() {
  const site = await makeSite(payload, { commentsEnabled: true })
  const recipe = await makeRecipe(payload, site.id)
  const token = async (displayName: string) =>
    makeToken(payload, (await makeUser(payload, { displayName })).id)
  const send = async ({ token: of, address, text }: Request): Promise<number> => {
    const { status } = await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
      token: of,
      headers: { 'x-forwarded-for': address },
      query: { only: 'thread' },
      body: { recipeId: recipe.id, content: documentFromPlainText(text) },
    })
    return status
  }
  /** Sends requests in chunks, each as fast as possible; returns the statuses of the answers in order. */
  const sendAll = async (requests: readonly Request[]): Promise<number[]> => {
    const statuses: number[] = []
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      statuses.push(...(await Promise.all(requests.slice(at, at + AT_ONCE).map(send))))
    }
    return statuses
  }
  const stored = async () =>
    (
      await payload.db.pool.query<{ text: string; status: string }>(
        `select c.status::text, c.content #>> '{root,children,0,children,0,text}' as text
          from comments c where c.site_id = $1`,
        [site.id],
      )
    ).rows
  return { sendAll, stored, token }
}

// docs/product/comments.md#spam
describe('a thousand comments at once from fifty accounts', () => {
  it('are all stored, none of the spam is published, and readers in between are', async () => {
    const { sendAll, stored, token } = await setUp()
    const spammers = await Promise.all(repeat(ACCOUNTS, (n) => token(`Spammer ${n}`)))
    const readers = await Promise.all(repeat(10, (n) => token(`Reader ${n}`)))
    const requests = repeat(COMMENTS, (n): Request => {
      const at = n % ACCOUNTS
      const address = `198.51.100.${at}`
      const text = `Message ${n} for all the dear friends of this page: our school of trading gives everybody the chance to earn more money at home`
      return { token: spammers[at] ?? '', address, text }
    })
    for (const [n, reader] of readers.entries()) {
      const text = `The dough rose in ${n} hours`
      requests.splice(n * 100 + 50, 0, { token: reader, address: `203.0.113.${n}`, text })
    }
    const statuses = await sendAll(requests)
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    const found = await stored()
    expect(new Set(found.map(({ text }) => text))).toEqual(
      new Set(requests.map(({ text }) => text)),
    )
    expect(found).toHaveLength(requests.length)
    const published = found.filter(({ status }) => status === 'published')
    expect(published.map(({ text }) => text).sort()).toEqual(
      readers.map((_, n) => `The dough rose in ${n} hours`),
    )
  })

  it('stores as many comments as it accepts when the limits refuse the others', async () => {
    const { sendAll, stored, token } = await setUp()
    const accounts = await Promise.all(repeat(ACCOUNTS, (n) => token(`Writer ${n}`)))
    const requests = repeat(COMMENTS + ACCOUNTS * 5, (n): Request => {
      const at = n % ACCOUNTS
      return { token: accounts[at] ?? '', address: `198.51.100.${at}`, text: `Line ${n}` }
    })
    const statuses = await sendAll(requests)
    const accepted = requests.filter((_, n) => (statuses[n] ?? 500) < 300)
    expect(accepted).toHaveLength(COMMENTS)
    expect(new Set(statuses.filter((status) => status >= 300))).toEqual(new Set([429]))
    const found = await stored()
    expect(found.map(({ text }) => text).sort()).toEqual(accepted.map(({ text }) => text).sort())
  })
})
