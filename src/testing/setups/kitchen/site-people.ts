import type { Payload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100' })
})

/** Somebody who is signed in. */
export type Person = { id: string; email: string; token: string }

/** Makes somebody new. */
export async function makePerson(): Promise<Person> {
  const { id, email } = await makeUser(payload)
  return { id, email, token: await makeToken(payload, id) }
}

/** The owner of the site. */
export let owner: Person

/** A site of each test. */
export let site: TestSite

beforeEach(async () => {
  owner = await makePerson()
  site = await makeSite(payload, { owner: owner.id, title: `The “Jar” ${unique('table')}` })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls as somebody, or as nobody. */
export const as = (who: Person | null, method: Method, path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body ? { body } : {}),
  })

/** Invites an editor. */
export const invite = (email: string, who = owner) =>
  as(who, 'POST', `${site.slug}/invitations`, { email })

/** The id of an invitation that was sent. */
export const idOf = ({ body }: ApiAnswer): string =>
  (body as { invitation: SiteInvitation }).invitation.id

/** The token of the link in the newest mail to an address, once so many have come. */
export async function tokenTo(email: string, count = 1): Promise<string> {
  const { text } = await mailbox.waitFor(email, count)
  return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

/** Accepts an invitation. */
export const accept = (who: Person | null, token: string) =>
  as(who, 'POST', 'accepted-invitations', { token })

/** Asks what an invitation is for. */
export const describeIt = (who: Person | null, token: string) =>
  as(who, 'POST', 'invitations', { token })

type People = { editors: { id: string }[]; invitations: SiteInvitation[] }

/** Editors of the site and its invitations. */
export const people = async (): Promise<People> =>
  (await as(owner, 'GET', `${site.slug}/editors`)).body as People

/** Whether somebody works on the site. */
export const mayEdit = async (who: Person): Promise<boolean> =>
  (await as(who, 'GET', `${site.slug}/current-site`)).status === 200
