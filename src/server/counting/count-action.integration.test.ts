import type { Payload } from 'payload'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { CountWriter } from '@/src/runtime/serving/counting/count-writer'
import { createBookmark, deleteBookmark } from '@/src/server/accounts/bookmarks'
import { subscribeForFree } from '@/src/server/subscriptions/subscribe-for-free'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { countAction } from './count-action'
import { MAX_OF_NETWORK, PendingCounts } from './pending-counts'
import { getRecipeFigures } from '../figures/recipe-figures'
import { getSiteSeries, listSignUpSources } from './read'
import { signUpSource } from './sign-up-source'

const TODAY = new Date().toISOString().slice(0, 10)
const RANGE = { from: TODAY, to: TODAY }
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en',
}
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const write = async (pending: PendingCounts): Promise<void> => {
  const url = process.env['DATABASE_URL'] ?? ''
  await new CountWriter(url, pino({ enabled: false }), pending).stop()
}

const siteToday = async (siteId: string) =>
  (await getSiteSeries(payload, siteId, RANGE)).find(({ isBefore }) => !isBefore)

describe('actions of readers', () => {
  it('are counted for the recipe and its site, without those who object and robots', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    const pending = new PendingCounts()
    const act = (action: 'print' | 'cook', headers: Record<string, string> = {}) => {
      const made = new Headers({ ...BROWSER, ...headers })
      const clientAddress = '192.0.2.1'
      const counted = { siteId: site.id, recipeId: recipe.id, action, headers: made, clientAddress }
      countAction(counted, pending)
    }
    act('print')
    act('cook')
    act('cook')
    act('cook', { dnt: '1' })
    act('cook', { 'sec-gpc': '1' })
    act('cook', { 'user-agent': 'python-requests/2.31' })
    await write(pending)
    const { points } = await getRecipeFigures(payload, site.id, recipe.id)
    expect(points.at(-1)).toMatchObject({ prints: 1, cookStarts: 2, views: 0 })
    expect(await siteToday(site.id)).toMatchObject({ prints: 1, cookStarts: 2 })
    for (let time = 0; time < 1_000; time += 1) act('print')
    await write(pending)
    expect(await siteToday(site.id)).toMatchObject({ prints: 1 + MAX_OF_NETWORK })
  })

  it('that save a recipe are counted once, with the save', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    const users = await Promise.all([makeUser(payload), makeUser(payload)])
    await Promise.all(
      users.flatMap(({ id }) => [1, 2].map(() => createBookmark(payload, site.id, id, recipe.id))),
    )
    expect(await siteToday(site.id)).toMatchObject({ saves: 2 })
    for (const { id } of users) await deleteBookmark(payload, site.id, id, recipe.id)
    const { points } = await getRecipeFigures(payload, site.id, recipe.id)
    expect(points.at(-1)).toMatchObject({ saves: 2 })
  })

  it('that subscribe are counted by the kind of page, and not again', async () => {
    const site = await makeSite(payload)
    const [first, second] = await Promise.all([makeUser(payload), makeUser(payload)])
    await subscribeForFree(payload, site.id, first.id, '/recipes/miso-soup')
    await subscribeForFree(payload, site.id, first.id, '/')
    await subscribeForFree(payload, site.id, second.id, '/recipes/udon?x')
    expect(await listSignUpSources(payload, site.id, RANGE)).toEqual([
      { source: 'recipe', signUps: 2 },
    ])
    expect(['/', '/subscribe', '/letters/a', '/about/x', null, 'x'].map(signUpSource)).toEqual([
      'home',
      'subscribe',
      'letter',
      'other',
      'unknown',
      'unknown',
    ])
  })
})
