import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100' })
})

type Person = { id: string; email: string; token: string }
async function makePerson(): Promise<Person> {
  const { id, email } = await makeUser(payload)
  return { id, email, token: await makeToken(payload, id) }
}

let owner: Person
let site: TestSite
beforeEach(async () => {
  owner = await makePerson()
  site = await makeSite(payload, { owner: owner.id, title: `The “Jar” ${unique('table')}` })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const as = (who: Person | null, method: Method, path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body ? { body } : {}),
  })
const invite = (email: string, who = owner) =>
  as(who, 'POST', `${site.slug}/invitations`, { email })
const idOf = ({ body }: ApiAnswer): string => (body as { invitation: SiteInvitation }).invitation.id

/** The token of the link in the newest mail to an address, once so many have come. */
async function tokenTo(email: string, count = 1): Promise<string> {
  const { text } = await mailbox.waitFor(email, count)
  return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}
const accept = (who: Person | null, token: string) =>
  as(who, 'POST', 'accepted-invitations', { token })
const describeIt = (who: Person | null, token: string) => as(who, 'POST', 'invitations', { token })

type People = { editors: { id: string }[]; invitations: SiteInvitation[] }
const people = async (): Promise<People> =>
  (await as(owner, 'GET', `${site.slug}/editors`)).body as People
const mayEdit = async (who: Person): Promise<boolean> =>
  (await as(who, 'GET', `${site.slug}/current-site`)).status === 200

// docs/product/sites-and-hosts.md#editors
describe('an invitation', () => {
  it('makes an editor of the person it was mailed to, once', async () => {
    const person = await makePerson()
    const made = await invite(` ${person.email.toUpperCase()} `)
    expect(made).toMatchObject({
      status: 201,
      body: { invitation: { kind: 'editor', email: person.email, isExpired: false } },
    })
    const mail = await mailbox.waitFor(person.email)
    expect(mail.subject).toBe(`Work on ${site.title}`)
    const token = await tokenTo(person.email)
    expect((await describeIt(null, token)).body).toEqual({
      invitation: {
        kind: 'editor',
        siteTitle: site.title,
        siteUrl: expect.stringContaining(site.slug),
        invitedBy: null,
        email: expect.not.stringContaining(person.email),
        isForCaller: null,
      },
    })
    expect(await mayEdit(person)).toBe(false)
    expect(await accept(null, token)).toMatchObject({ status: 401 })
    expect(await accept(person, token)).toMatchObject({
      status: 200,
      body: { site: { slug: site.slug, kind: 'editor' } },
    })
    expect(await mayEdit(person)).toBe(true)
    expect(await people()).toMatchObject({ editors: [{ id: person.id }], invitations: [] })
    expect(await accept(person, token)).toMatchObject({
      status: 409,
      body: { error: { message: 'This invitation was accepted already. Each works once.' } },
    })
  })

  it('is spent once by two who press the button at the same moment', async () => {
    const person = await makePerson()
    await invite(person.email)
    const token = await tokenTo(person.email)
    const answers = await Promise.all([1, 2, 3].map(() => accept(person, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { rows } = await payload.db.pool.query(
      `select 1 from sites_rels where parent_id = $1 and path = 'editors'`,
      [site.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('does nothing for an account with another address, and is still there afterwards', async () => {
    const [person, other] = [await makePerson(), await makePerson()]
    await invite(person.email)
    const token = await tokenTo(person.email)
    expect((await describeIt(other, token)).body).toMatchObject({
      invitation: { isForCaller: false },
    })
    const refused = await accept(other, token)
    expect(refused.status).toBe(403)
    expect(JSON.stringify(refused.body)).not.toContain(person.email)
    expect(await mayEdit(other)).toBe(false)
    expect((await accept(person, token)).status).toBe(200)
  })

  it('is stored as a hash alone', async () => {
    const { email } = await makePerson()
    await invite(email)
    const token = await tokenTo(email)
    const { rows } = await payload.db.pool.query<{ row: string }>(
      'select to_json(i)::text as row from site_invitations i where i.site_id = $1',
      [site.id],
    )
    expect(token).toMatch(/^in_/)
    expect(rows.map(({ row }) => row).join('')).not.toContain(token)
  })

  it('ends when it is revoked, when seven days have passed, and when it is sent again', async () => {
    const [one, two, three] = [await makePerson(), await makePerson(), await makePerson()]
    const revoked = idOf(await invite(one.email))
    await as(owner, 'DELETE', `${site.slug}/invitations/${revoked}`)
    const unknown = {
      status: 404,
      body: { error: { message: expect.stringContaining('not known') } },
    }
    expect(await accept(one, await tokenTo(one.email))).toMatchObject(unknown)

    const old = idOf(await invite(two.email))
    await payload.db.pool.query(
      `update site_invitations set expires_at = now() - interval '1 second' where id = $1`,
      [old],
    )
    expect(await accept(two, await tokenTo(two.email))).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('has expired') } },
    })
    expect((await people()).invitations).toMatchObject([{ id: old, isExpired: true }])

    const first = idOf(await invite(three.email))
    const before = await tokenTo(three.email)
    expect((await as(owner, 'POST', `${site.slug}/invitations/${first}/resend`)).status).toBe(200)
    const after = await tokenTo(three.email, 2)
    expect(after).not.toBe(before)
    expect(await accept(three, before)).toMatchObject(unknown)
    expect((await accept(three, after)).status).toBe(200)
  })

  it('is refused to the owner, to editors and to who is invited, in words beside the field', async () => {
    const [editor, guest] = [await makePerson(), await makePerson()]
    await invite(editor.email)
    await accept(editor, await tokenTo(editor.email))
    await invite(guest.email)
    for (const [email, words] of [
      [owner.email, 'This is the address of the owner.'],
      [editor.email, 'This person is an editor already.'],
      [guest.email, 'Invited already. Send the invitation again instead.'],
      ['no address', 'Please enter a valid email address'],
    ] as const) {
      const { status, body } = await invite(email)
      expect([409, 422], email).toContain(status)
      expect(JSON.stringify(body), email).toContain(words)
    }
    expect(mailbox.to(owner.email)).toEqual([])
  })

  it('takes the place of one that has expired', async () => {
    const person = await makePerson()
    await invite(person.email)
    await payload.db.pool.query(
      'update site_invitations set expires_at = now() where site_id = $1',
      [site.id],
    )
    expect((await invite(person.email)).status).toBe(201)
    expect((await people()).invitations).toHaveLength(1)
  })

  it('is one of twenty open ones at most', async () => {
    await payload.db.pool.query(
      `insert into site_invitations (site_id, kind, email, token_hash, invited_by, expires_at)
        select $1::uuid, 'editor', n || '@example.com', gen_random_uuid(), $2::uuid,
          now() + interval '1 day'
        from generate_series(1, 20) n`,
      [site.id, owner.id],
    )
    const answer = await invite((await makePerson()).email)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('at most 20 open invitations')
  })

  it('is the owner’s to send, see, send again and revoke, and of no other site', async () => {
    const [editor, guest, stranger] = [await makePerson(), await makePerson(), await makePerson()]
    await invite(editor.email)
    await accept(editor, await tokenTo(editor.email))
    const id = idOf(await invite(guest.email))
    const other = await makeSite(payload, { owner: stranger.id })
    for (const [who, status] of [
      [editor, 403],
      [stranger, 404],
      [null, 401],
    ] as const) {
      const at = `${site.slug}/invitations`
      expect((await as(who, 'POST', at, { email: 'a@example.com' })).status).toBe(status)
      expect((await as(who, 'GET', `${site.slug}/editors`)).status).toBe(status)
      expect((await as(who, 'POST', `${at}/${id}/resend`)).status).toBe(status)
      expect((await as(who, 'DELETE', `${at}/${id}`)).status).toBe(status)
    }
    expect((await as(stranger, 'DELETE', `${other.slug}/invitations/${id}`)).status).toBe(404)
    expect((await people()).invitations).toMatchObject([{ id }])
  })
})

// docs/product/sites-and-hosts.md#editors
describe('an editor', () => {
  it('is removed by the owner and leaves by themselves, at once', async () => {
    for (const leave of [
      (who: Person) => as(owner, 'DELETE', `${site.slug}/editors/${who.id}`),
      (who: Person) => as(who, 'POST', 'departures', { site: site.slug }),
    ]) {
      const person = await makePerson()
      await invite(person.email)
      await accept(person, await tokenTo(person.email))
      expect(await mayEdit(person)).toBe(true)
      expect((await leave(person)).status).toBeLessThan(300)
      expect(await mayEdit(person)).toBe(false)
      expect((await leave(person)).status).toBe(404)
    }
    expect((await as(owner, 'POST', 'departures', { site: site.slug })).status).toBe(404)
    expect(await mayEdit(owner)).toBe(true)
  })
})

const offer = (email: string, title = site.title, who = owner) =>
  as(who, 'POST', 'transfers', { site: site.slug, email, title })

// docs/product/sites-and-hosts.md#transfer
describe('a site that is handed over', () => {
  it('is the new owner’s once the offer is accepted, and its old owner is an editor', async () => {
    const person = await makePerson()
    await invite(person.email)
    await accept(person, await tokenTo(person.email))
    const guest = await makePerson()
    await invite(guest.email)
    expect((await offer(person.email)).status).toBe(201)
    const told = await mailbox.waitFor(owner.email)
    expect(told.subject).toBe(`You are handing ${site.title} over`)
    const token = await tokenTo(person.email, 2)
    expect((await people()).invitations[0]).toMatchObject({ kind: 'owner', email: person.email })
    expect(await accept(person, token)).toMatchObject({ body: { site: { kind: 'owner' } } })
    const roles = await Promise.all(
      [owner, person].map(async (who) => {
        const { body } = await as(who, 'GET', `${site.slug}/current-site`)
        return (body as { currentSite: { role: string } }).currentSite.role
      }),
    )
    expect(roles).toEqual(['editor', 'owner'])
    expect((await mailbox.waitFor(owner.email, 2)).subject).toBe(`${site.title} has a new owner`)
    expect((await mailbox.waitFor(person.email, 3)).subject).toBe(`You own ${site.title} now`)
    // Whom the old owner has invited is not the new owner's guest.
    expect((await accept(guest, await tokenTo(guest.email))).status).toBe(404)
    expect((await as(person, 'DELETE', `${site.slug}/editors/${owner.id}`)).status).toBe(200)
    expect(await mayEdit(owner)).toBe(false)
  })

  it('needs its title typed, another address than the owner’s, and no second offer', async () => {
    const { email } = await makePerson()
    expect(await offer(email, 'The Jar table')).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'title' }] } },
    })
    expect((await offer(owner.email)).status).toBe(422)
    expect((await offer(email, `  ${site.title.replace(' ', '  ')} `)).status).toBe(201)
    expect((await offer((await makePerson()).email)).status).toBe(409)
  })

  it('stays where it is while readers pay for it, also when the offer was made before', async () => {
    const person = await makePerson()
    await offer(person.email)
    const token = await tokenTo(person.email)
    const user = (await makeUser(payload)).id
    const paid = { site: site.id, user, planType: 'monthly', status: 'active' } as const
    const { id } = await payload.create({ collection: 'subscriptions', data: paid, depth: 0 })
    const refused = {
      status: 409,
      body: { error: { message: expect.stringContaining('Readers pay') } },
    }
    expect(await accept(person, token)).toMatchObject(refused)
    await payload.db.pool.query('delete from site_invitations where site_id = $1', [site.id])
    expect(await offer(person.email)).toMatchObject(refused)
    await payload.update({ collection: 'subscriptions', id, data: { status: 'canceled' } })
    expect((await offer(person.email)).status).toBe(201)
  })

  it('is not an editor’s to give, nor a stranger’s', async () => {
    const [editor, stranger] = [await makePerson(), await makePerson()]
    await invite(editor.email)
    await accept(editor, await tokenTo(editor.email))
    expect((await offer(editor.email, site.title, editor)).status).toBe(403)
    expect((await offer(stranger.email, site.title, stranger)).status).toBe(404)
  })
})
