import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_POLICY, requiredLevel } from '@/access/calls'
import { allows } from '@/access/levels'
import { deleteOwnComment } from '@/access/policies/readers'
import { readLockedRecipe } from '@/access/policies/recipes'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { REFUSED_WITH_RIGHT, makePeople, ROLES, ROLE_LEVELS } from '@/src/testing/roles'
import type { People, Role } from '@/src/testing/roles'
import { makeCall } from '@/src/testing/api/make-call'
import type { Target } from '@/src/testing/api/target'
import { VALID_REQUESTS } from '@/src/testing/api/valid-requests/all'

let payload: Payload
let site: TestSite
let others: TestSite
/** A user of each role; null for nobody. */
let people: People['ids']

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
  ;({ site, others, ids: people } = await makePeople(payload))
})

/**
 * The outcome that the policy demands of a call: a success, or the status of its refusal.
 * @see docs/product/roles.md#other-peoples-objects
 */
function expected(name: CallName, role: Role): 'ok' | 401 | 403 | 404 {
  if (allows(CALL_POLICY[name], ROLE_LEVELS[role])) return 'ok'
  if (role === 'signedOut') return 401
  const isOfSite = requiredLevel(name) === 'editor' || requiredLevel(name) === 'owner'
  return isOfSite && !ROLE_LEVELS[role].has('editor') ? 404 : 403
}

/**
 * The outcome of naming another site's object in a body or query, where that has a consequence (in a path it
 * is always 404).
 */
const NAMES_FOREIGN: Readonly<Partial<Record<CallName, 'ok' | 404 | 422>>> = {
  createRecipe: 422,
  createImage: 422,
  createCollection: 422,
  createCancellation: 404,
  createBookmark: 404,
  deleteBookmark: 'ok',
  createComment: 404,
  createUpvote: 404,
  createCommentReport: 404,
  listComments: 404,
  listHiddenComments: 404,
  listNewsletterSends: 'ok',
}

const isNamedInPath = (name: CallName): boolean =>
  /\{(?:id|recipeId|recipeSlug|collectionSlug)\}/.test(CALLS[name])

/** Calls that delete the account of the caller. */
const DELETES_CALLER: ReadonlySet<CallName> = new Set(['createAccountDeletion'])
/** Makes a user to call in the place of another one; null for a call without a user. */
const makeReplacement = async (id: string | null): Promise<string | null> =>
  id === null ? null : (await makeUser(payload)).id

/** Makes a call as somebody, with a token and objects of its own. */
async function answerTo(name: CallName, role: Role, objects: TestSite = site): Promise<ApiAnswer> {
  const userId = DELETES_CALLER.has(name) ? await makeReplacement(people[role]) : people[role]
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
  return status < 300 || status === REFUSED_WITH_RIGHT[name] ? 'ok' : status
}

const names = Object.keys(CALLS) as CallName[]

describe('every call, by who makes it', () => {
  it.each(names)('%s', async (name) => {
    const outcomes: [Role, 'ok' | number][] = []
    for (const role of ROLES) outcomes.push([role, outcome(name, await answerTo(name, role))])
    const wanted = ROLES.map((role) => [role, expected(name, role)] as const)
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(wanted))
  })
})

describe('the calls that screens are told somebody may make', () => {
  const ofSite = names.filter((name) => CALLS[name].includes('/v1/manage/{site}/')).toSorted()
  type Told = { slug: string; allowedCalls: CallName[] }
  async function told(userId: string | null): Promise<CallName[][]> {
    const token = await makeToken(payload, userId ?? '')
    const one = await callApi(payload, 'GET', `/v1/manage/${site.slug}/current-site`, { token })
    const all = await callApi(payload, 'GET', '/v1/manage/sites', { token })
    const { currentSite } = one.body as { currentSite: Told }
    const { sites } = all.body as { sites: Told[] }
    const listed = sites.find(({ slug }) => slug === currentSite.slug)
    return [currentSite, listed].map((each) => (each?.allowedCalls ?? []).toSorted())
  }

  it.each(['editor', 'author', 'admin'] as const)(
    'are those that are answered: %s',
    async (role) => {
      const answered: CallName[] = []
      for (const name of ofSite) {
        if (outcome(name, await answerTo(name, role)) === 'ok') answered.push(name)
      }
      expect(await told(people[role])).toEqual([answered, answered])
    },
  )

  it('are all of them for an editor who also runs the platform', async () => {
    const { id } = await makeUser(payload, { isPlatformAdmin: true })
    const editors = [people.editor, id].filter((each) => each !== null)
    await payload.update({ collection: 'sites', id: site.id, data: { editors } })
    expect(await told(id)).toEqual([ofSite, ofSite])
  })
})

describe("every call that names another site's objects", () => {
  // Admins of the platform have no other sites.
  const foreign = names.filter(
    (name) => (isNamedInPath(name) && requiredLevel(name) !== 'admin') || name in NAMES_FOREIGN,
  )
  it.each(foreign)('%s', async (name) => {
    const answer = await answerTo(name, 'author', others)
    const wanted = NAMES_FOREIGN[name] ?? 404
    expect(outcome(name, answer), JSON.stringify(answer.body)).toBe(wanted)
    expect(JSON.stringify(answer.body)).not.toContain(others.id)
  })
})

const readsLocked = (role: Role): boolean => allows(readLockedRecipe, ROLE_LEVELS[role])

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
    expect(body).toMatchObject({ recipe: { isLocked: !readsLocked(role) } })
    expect(/secret/.test(JSON.stringify(body))).toBe(readsLocked(role))
  })

  it.each(ROLES)('takes comments of who may read it: %s', async (role) => {
    const userId = people[role]
    if (userId === null) return
    const { id } = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const { status } = await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
      token: await makeToken(payload, userId),
      body: { recipeId: id, content: 'Well.' },
    })
    expect(status).toBe(readsLocked(role) ? 201 : 403)
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
    expect(allows(deleteOwnComment, ROLE_LEVELS[role])).toBe(false)
    expect((await makeCall(target, 'deleteComment', request, { token })).status).toBe(403)
    const own = { token: await makeToken(payload, writer.id) }
    expect((await makeCall(target, 'deleteComment', request, own)).status).toBe(200)
  })
})
