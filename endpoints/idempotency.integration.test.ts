import { rounds } from '@/src/testing/attempts'
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { pause, waitForExit } from '@/src/runtime/process/processes'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1' })
const site = await makeSite(payload, { commentsEnabled: true })
const token = await makeToken(payload, site.owner)

const send = (path: string, body: unknown, key: string): Promise<ApiAnswer> =>
  callApi(payload, 'POST', path, { token, body, headers: { 'idempotency-key': key } })
const makeOne = (key: string): Promise<ApiAnswer> =>
  send(`/v1/manage/${site.slug}/recipes`, { title: key, slug: key }, key)
const idIn = (text: string): string => /"id":"([\w-]+)"/.exec(text)?.[1] ?? ''

async function count(table: string, where: string, value: string): Promise<number> {
  const { rows } = await payload.db.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where} = $1`,
    [value],
  )
  return rows[0]?.n ?? 0
}

/** Lets a process make recipes and kills it a moment after its first answer; gives its answers. */
async function makeAndKill(keys: readonly string[]): Promise<Map<string, string>> {
  const script = join('src', 'testing', 'make-recipes.ts')
  const child = spawn(process.execPath, [...NODE_FLAGS, script, site.slug, token, ...keys], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = waitForExit(child)
  const answered = new Map<string, string>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [key = '', status, id = ''] = line.split(' ')
    if (status === '201') answered.set(key, id)
    if (status === '201' && answered.size === 1) {
      void pause(randomInt(50, 500)).then(() => child.kill('SIGKILL'))
    }
  }
  await exited
  return answered
}

describe('a call with a key', () => {
  it('is made once, however often its process is killed around the commit', async () => {
    const tried: { key: string; id: string | undefined }[] = []
    for (let life = 0; life < rounds(3, 20); life += 1) {
      const keys = Array.from({ length: 200 }, () => unique('key'))
      const answered = await makeAndKill(keys)
      tried.push(...keys.map((key) => ({ key, id: answered.get(key) })))
    }
    const { rows: made } = await payload.db.pool.query<{ slug: string; id: string }>(
      'select slug, id from recipes where site_id = $1',
      [site.id],
    )
    const before = new Map(made.map(({ slug, id }) => [slug, id]))
    expect(made).toHaveLength(before.size)
    expect(before.size).toBeGreaterThan(5)
    expect(before.size).toBeLessThan(tried.length)
    // Those that were answered are there; those that are there and were not answered are what it is about.
    for (const { key, id } of tried) if (id !== undefined) expect(before.get(key)).toBe(id)
    for (const { key } of tried.filter(({ key: each }, at) => before.has(each) || at % 100 === 0)) {
      const { status, body } = await makeOne(key)
      expect(status, key).toBe(201)
      const id = idIn(JSON.stringify(body))
      expect(before.get(key) ?? id).toBe(id)
      expect(await count('recipes', 'slug', key)).toBe(1)
    }
  }, 300_000)

  it('is made once by many at the same time, and all get the same answer', async () => {
    const { id: recipeId } = await makeRecipe(payload, site.id)
    const calls: [path: string, body: object, table: string, where: string, value: string][] = [
      [
        `/v1/manage/${site.slug}/recipes`,
        { title: 'A', slug: 'at-once' },
        'recipes',
        'slug',
        'at-once',
      ],
      [
        `/v1/manage/${site.slug}/collections`,
        { title: 'A', slug: 'together' },
        'recipe_collections',
        'slug',
        'together',
      ],
      [
        `/v1/site/${site.slug}/comments`,
        { recipeId, content: 'Once.' },
        'comments',
        'recipe_id::text',
        recipeId,
      ],
      ['/v1/manage/sites', { title: 'A', slug: 'a-site-once' }, 'sites', 'slug', 'a-site-once'],
    ]
    for (const [path, body, table, where, value] of calls) {
      const key = unique('key')
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(path, body, key)))
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual(answers.map(() => 201))
      for (const { body: answer } of answers) expect(answer, path).toEqual(answers[0]?.body)
      expect(answers.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1)
      expect(await count(table, where, value), path).toBe(1)
    }
  }, 60_000)

  it('leaves nothing behind when it fails, and may be made again', async () => {
    const key = unique('key')
    const slug = unique('taken')
    const { id } = await makeRecipe(payload, site.id, { slug })
    const path = `/v1/manage/${site.slug}/recipes`
    expect((await send(path, { title: 'Taken', slug }, key)).status).toBe(409)
    await payload.db.pool.query('delete from recipes where id = $1', [id])
    expect((await send(path, { title: 'Taken', slug }, key)).status).toBe(201)
    expect(payload.db.sessions).toEqual({})
  })

  it("is its caller's own: somebody else's key of the same name is another one", async () => {
    const key = unique('key')
    const slug = unique('own')
    const body = { title: 'Own', slug }
    const mine = await send(`/v1/manage/${site.slug}/recipes`, body, key)
    const other = await makeSite(payload)
    const bearer = await makeToken(payload, other.owner)
    const headers = { 'idempotency-key': key }
    const path = `/v1/manage/${other.slug}/recipes`
    const theirs = await callApi(payload, 'POST', path, { token: bearer, body, headers })
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.headers.has('idempotency-replayed')).toBe(false)
    expect(idIn(JSON.stringify(theirs.body))).not.toBe(idIn(JSON.stringify(mine.body)))
  })

  it('is not answered again to who may not make it any more', async () => {
    const editor = await makeUser(payload)
    const own = await makeSite(payload, { editors: [editor.id] })
    const options = {
      token: await makeToken(payload, editor.id),
      body: { title: 'Own', slug: unique('own') },
      headers: { 'idempotency-key': unique('key') },
    }
    const path = `/v1/manage/${own.slug}/recipes`
    expect((await callApi(payload, 'POST', path, options)).status).toBe(201)
    await payload.update({ collection: 'sites', id: own.id, data: { editors: [] } })
    expect((await callApi(payload, 'POST', path, options)).status).toBe(404)
  })

  it('counts as an attempt even when it fails', async () => {
    const { id: recipeId } = await makeRecipe(payload, site.id)
    const path = `/v1/site/${site.slug}/comments`
    const statuses: number[] = []
    for (let n = 0; n < 14; n += 1) {
      const { status } = await send(path, { recipeId, content: `No. ${n}` }, unique('key'))
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    const again = await send(path, { recipeId, content: 'Again' }, unique('key'))
    expect(again.status).toBe(429)
  })
})

describe('an Idempotency-Key', () => {
  it('makes one recipe of a call that is sent three times at once, with the same answer', async () => {
    const key = unique('once')
    const answers = await Promise.all([1, 2, 3].map(() => makeOne(key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = answers.map(({ body }) => (body as { recipe: { id: string } }).recipe.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('may be used again after a failure, and never for another call', async () => {
    const path = `/v1/manage/${site.slug}/recipes`
    const key = unique('key')
    const { slug } = await makeRecipe(payload, site.id)
    expect((await send(path, { title: 'A', slug }, key)).status).toBe(409)
    const body = { title: 'A', slug: unique('free') }
    expect((await send(path, body, key)).status).toBe(201)
    const other = await send(path, { ...body, slug: unique('other') }, key)
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  })
})
