import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_ACCESS, COMES_LATER, READS_LOCKED, ROLES } from '@/access/matrix'
import type { Role } from '@/access/matrix'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer } from '@/src/testing/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makeCall, VALID_REQUESTS } from '@/src/testing/valid-requests'
import type { Target } from '@/src/testing/valid-requests'

let payload: Payload
let site: TestSite
let others: TestSite
/** A user of each role; null for nobody. */
let people: Record<Role, string | null>

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
  const switches = { newslettersEnabled: true, commentsEnabled: true }
  const editor = await makeUser(payload)
  site = await makeSite(payload, { ...switches, editors: [editor.id] })
  others = await makeSite(payload, switches)
  people = {
    signedOut: null,
    signedIn: (await makeUser(payload)).id,
    free: await makeSubscriber('free'),
    paid: await makeSubscriber('monthly'),
    editor: editor.id,
    author: site.owner,
    admin: (await makeUser(payload, { isPlatformAdmin: true })).id,
    otherAuthor: others.owner,
  }
})

async function makeSubscriber(planType: 'free' | 'monthly'): Promise<string> {
  const { id: user } = await makeUser(payload)
  const data = { user, site: site.id, planType, status: 'active' } as const
  await payload.create({ collection: 'subscriptions', data })
  return user
}

/** Makes a call as somebody, with a token and objects of its own. */
async function answerTo(name: CallName, role: Role, objects: TestSite = site): Promise<ApiAnswer> {
  const userId = people[role]
  const target: Target = { payload, userId, site, objects }
  const request = await VALID_REQUESTS[name](target)
  const token = userId === null ? {} : { token: await makeToken(payload, userId) }
  const answer = await makeCall(target, name, request, token)
  if (answer.status < 300) checkShape(name, answer)
  return answer
}

/** A success has the status and the shape of the contract. */
function checkShape(name: CallName, { status, body, headers }: ApiAnswer): void {
  const schema: CallSchema = SCHEMAS[name]
  expect(status, name).toBe(schema.status ?? 200)
  expect(headers.get('content-type'), name).toContain(schema.gives ?? 'application/json')
  expect(schema.answer.safeParse(body).error?.issues, name).toBeUndefined()
}

function outcome(name: CallName, { status }: ApiAnswer): 'ok' | number {
  return status < 300 || (status === 501 && COMES_LATER.has(name)) ? 'ok' : status
}

const names = Object.keys(CALLS) as CallName[]

describe('every call, by who makes it', () => {
  it.each(names)('%s', async (name) => {
    const outcomes: [Role, 'ok' | number][] = []
    for (const role of ROLES) outcomes.push([role, outcome(name, await answerTo(name, role))])
    expect(Object.fromEntries(outcomes)).toEqual(CALL_ACCESS[name].roles)
  })
})

describe("every call that names another site's objects", () => {
  const foreign = names.filter((name) => CALL_ACCESS[name].foreign !== undefined)

  it.each(foreign)('%s', async (name) => {
    const answer = await answerTo(name, 'author', others)
    expect(outcome(name, answer), JSON.stringify(answer.body)).toBe(CALL_ACCESS[name].foreign)
    expect(JSON.stringify(answer.body)).not.toContain(others.id)
  })

  it('is a test of every call with an id in its path', () => {
    const withId = names.filter((name) => /\{(?:id|recipeId|\w+Slug)\}/.test(CALLS[name]))
    expect(foreign).toEqual(expect.arrayContaining(withId))
  })
})

describe('a recipe for subscribers only', () => {
  it.each(ROLES)('comes whole to who may read it and to nobody else: %s', async (role) => {
    const { slug } = await makeRecipe(payload, site.id, {
      privacySetting: 'subscribers_only',
      note: 'A secret note.',
      storyMore: 'A secret story.',
      instructionGroups: [{ instructions: [{ content: 'A secret step.', note: 'secret' }] }],
      ingredientUsageGroups: [
        {
          ingredientUsages: ['one', 'two', 'three', 'a secret herb'].map((line) => ({
            ingredientTitleOverride: line,
          })),
        },
      ],
    })
    const userId = people[role]
    const token = userId === null ? {} : { token: await makeToken(payload, userId) }
    const path = `/v1/site/${site.slug}/recipes/${slug}`
    const { status, body } = await callApi(payload, 'GET', path, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ recipe: { isLocked: !READS_LOCKED[role] } })
    expect(/secret/.test(JSON.stringify(body))).toBe(READS_LOCKED[role])
  })

  it.each(ROLES)('takes comments of who may read it: %s', async (role) => {
    const userId = people[role]
    if (userId === null) return
    const { id } = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const { status } = await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
      token: await makeToken(payload, userId),
      body: { recipeId: id, content: 'Well.' },
    })
    expect(status).toBe(READS_LOCKED[role] ? 201 : 403)
  })
})

describe("a comment of somebody else's", () => {
  it.each(ROLES)('is not deleted by anyone but who wrote it: %s', async (role) => {
    const userId = people[role]
    if (userId === null) return
    const writer = await makeUser(payload)
    const target: Target = { payload, userId: writer.id, site, objects: site }
    const request = await VALID_REQUESTS.deleteComment(target)
    const token = await makeToken(payload, userId)
    expect((await makeCall(target, 'deleteComment', request, { token })).status).toBe(403)
    const own = { token: await makeToken(payload, writer.id) }
    expect((await makeCall(target, 'deleteComment', request, own)).status).toBe(200)
  })
})
