import { describe, expect, it } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import {
  accept,
  as,
  describeIt,
  idOf,
  invite,
  makePerson,
  mayEdit,
  owner,
  payload,
  people,
  site,
  tokenTo,
} from '@/src/testing/setups/kitchen/site-people'
import type { Person } from '@/src/testing/setups/kitchen/site-people'

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
      body: { error: { message: 'This invitation has already been accepted.' } },
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
      body: { error: { message: expect.stringContaining('not valid') } },
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
      [editor.email, 'This person is already an editor.'],
      [guest.email, 'Already invited. Resend the invitation instead.'],
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
