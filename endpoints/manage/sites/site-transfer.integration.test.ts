import { describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import {
  accept,
  as,
  invite,
  makePerson,
  mayEdit,
  owner,
  payload,
  people,
  site,
  tokenTo,
} from '@/src/testing/setups/kitchen/site-people'

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
      body: { error: { message: expect.stringContaining('paying subscribers') } },
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
