import { afterEach, expect, it, vi } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { AKISMET_URL } from './akismet'
import { startAkismetServer } from './testing/akismet-server'
import type { AkismetAnswer, AkismetServer } from './testing/akismet-server'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const servers: AkismetServer[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { stop } of servers.splice(0)) stop()
})

/** Sends the requests for Akismet to a local service in its place. */
async function useServer(answer: AkismetAnswer | null): Promise<AkismetServer> {
  const server = await startAkismetServer(answer)
  servers.push(server)
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    send(url === AKISMET_URL ? server.url : url, init),
  )
  return server
}

/** A site whose owner has entered a key, with a recipe and a reader. */
async function open(key: string | null = 'key-of-the-site') {
  const site = await makeSite(payload, { commentsEnabled: true })
  const recipe = await makeRecipe(payload, site.id)
  const reader = await makeUser(payload, { displayName: 'Ada' })
  const [owner, token] = [await makeToken(payload, site.owner), await makeToken(payload, reader.id)]
  if (key !== null) {
    const path = `/v1/manage/${site.slug}/comment-settings/akismet-key`
    const set = await callApi(payload, 'PUT', path, { token: owner, body: { akismetKey: key } })
    expect(set.status).toBe(200)
  }
  const send = (content: string, by = token) =>
    callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
      token: by,
      headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser/1' },
      body: { recipeId: recipe.id, content },
    })
  const stored = async () =>
    (
      await payload.db.pool.query<{ status: string; rules: string[] }>(
        `select status::text, (select coalesce(array_agg(r->>'rule'), '{}')
            from jsonb_array_elements(spam_reasons) r) as rules
          from comments where site_id = $1 order by created_at, id`,
        [site.id],
      )
    ).rows
  return { site, recipe, reader, owner, send, stored }
}

// docs/product/comments.md#akismet
it('a comment that Akismet takes for spam is spam, and looks to its writer as if it waited', async () => {
  const { bodies } = await useServer({ body: 'true' })
  const { site, recipe, reader, send, stored } = await open()
  expect(await send('Rose well.')).toMatchObject({
    status: 201,
    body: { comments: [{ status: 'waiting' }] },
  })
  expect(await stored()).toMatchObject([{ status: 'spam', rules: ['new_account', 'akismet'] }])
  expect(bodies).toHaveLength(1)
  expect(Object.fromEntries(bodies[0] ?? [])).toMatchObject({
    ...{ api_key: 'key-of-the-site', user_ip: '203.0.113.7', user_agent: 'Browser/1' },
    ...{ comment_author: 'Ada', comment_author_email: reader.email },
    comment_content: 'Rose well.',
    permalink: `http://${site.slug}.localhost:3000/recipes/${recipe.slug}`,
  })
})

it('a comment that Akismet lets pass is published, and edits are sent too', async () => {
  const { bodies } = await useServer({ body: 'false' })
  const { site, reader, send, stored } = await open()
  const { body } = await send('Rose well.')
  const [comment] = (body as { comments: { id: string }[] }).comments
  const path = `/v1/site/${site.slug}/comments/${comment?.id ?? ''}`
  const token = await makeToken(payload, reader.id)
  await callApi(payload, 'PUT', path, { token, body: { content: 'Rose very well.' } })
  expect(bodies.map((sent) => sent.get('comment_content'))).toEqual([
    'Rose well.',
    'Rose very well.',
  ])
  expect(await stored()).toMatchObject([{ status: 'published' }])
})

it('gets neither what is spam already, nor what authors write, nor anything without a key', async () => {
  const { bodies } = await useServer({ body: 'true' })
  const { owner, send, stored } = await open()
  await send('Casino bonus and viagra at https://pills.example.com')
  await send('Thank you, Ada.', owner)
  const without = await open(null)
  await without.send('Rose well.')
  expect(bodies).toEqual([])
  expect((await stored()).map(({ status }) => status)).toEqual(['spam', 'published'])
  expect(await without.stored()).toMatchObject([{ status: 'published' }])
})

it.each<[string, AkismetAnswer | null]>([
  ['is broken', { status: 500, body: '' }],
  ['refuses the key', { body: 'invalid' }],
  ['does not answer', null],
])('a comment is judged without Akismet where it %s', async (_, answer) => {
  const { bodies } = await useServer(answer)
  const { send, stored } = await open()
  expect((await send('Rose well.')).status).toBe(201)
  expect(bodies).toHaveLength(1)
  expect(await stored()).toMatchObject([{ status: 'published', rules: ['new_account'] }])
})
