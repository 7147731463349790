import type { Payload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'

/** The product on a separate database for this test file. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100' })
})

/** A signed-in user. */
export type Person = { id: string; email: string; token: string }

/** Creates a user. */
export async function makePerson(): Promise<Person> {
  const { id, email } = await makeUser(payload)
  return { id, email, token: await makeToken(payload, id) }
}

/** The owner of the site. */
export let owner: Person

/** A new site for each test. */
export let site: TestSite

beforeEach(async () => {
  owner = await makePerson()
  site = await makeSite(payload, { owner: owner.id, title: `The “Jar” ${unique('table')}` })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Makes a request as a user, or signed out. */
export const as = (who: Person | null, method: Method, path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body ? { body } : {}),
  })

/** Invites an editor. */
export const invite = (email: string, who = owner) =>
  as(who, 'POST', `${site.slug}/invitations`, { email })

/** The id of a sent invitation. */
export const idOf = ({ body }: ApiAnswer): string =>
  (body as { invitation: SiteInvitation }).invitation.id

/** The token of the link in the newest mail to an address, once a number of mails has arrived. */
export async function tokenTo(email: string, count = 1): Promise<string> {
  const { text } = await mailbox.waitFor(email, count)
  return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

/** Accepts an invitation. */
export const accept = (who: Person | null, token: string) =>
  as(who, 'POST', 'accepted-invitations', { token })

/** Requests the description of an invitation. */
export const describeIt = (who: Person | null, token: string) =>
  as(who, 'POST', 'invitations', { token })

type People = { editors: { id: string }[]; invitations: SiteInvitation[] }

/** The editors of the site and its invitations. */
export const people = async (): Promise<People> =>
  (await as(owner, 'GET', `${site.slug}/editors`)).body as People

/** Whether a user may edit the site. */
export const mayEdit = async (who: Person): Promise<boolean> =>
  (await as(who, 'GET', `${site.slug}/current-site`)).status === 200
