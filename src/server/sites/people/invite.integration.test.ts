import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { findSite } from '@/src/server/sites/scope'
import type { Caller } from '@/src/server/accounts/caller'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { inviteEditor, resendInvitation, revokeInvitation } from './invite'
import type { Inviter } from './invite'

const payload: Payload = await testPayload()

/** The owner of a new site, who asks from another network each time. */
async function makeInviter(): Promise<() => Inviter> {
  const { id, email } = await makeUser(payload)
  const { slug } = await makeSite(payload, { owner: id })
  const site = await findSite(payload, slug)
  if (!site) throw new Error('The site is not there')
  const session = { sessionId: '', siteId: null, isBound: false, isPlatformAdmin: false }
  const caller: Caller = { userId: id, email, ...session }
  let asked = 0
  return () => {
    asked += 1
    return { site, caller, clientAddress: `2001:db8:7:${asked.toString(16)}::1` }
  }
}
const address = () => `${unique('guest')}@example.com`
const limited = expect.objectContaining({ code: 'rate_limited' })

// docs/product/limits.md#rate-limits
it('sends thirty mails a day for a site, whoever they are for', async () => {
  const inviter = await makeInviter()
  for (let sent = 0; sent < 30; sent += 1) {
    const { id } = await inviteEditor(payload, inviter(), address())
    await revokeInvitation(payload, inviter().site.id, id)
  }
  const one = address()
  await expect(inviteEditor(payload, inviter(), one)).rejects.toEqual(limited)
  expect(mailbox.to(one)).toEqual([])
})

// docs/product/limits.md#rate-limits
it('sends no more than five mails in fifteen minutes to one mailbox, from all sites together', async () => {
  const email = address()
  const [first, second] = [await makeInviter(), await makeInviter()]
  const { id } = await inviteEditor(payload, first(), email)
  for (let sent = 0; sent < 3; sent += 1) await resendInvitation(payload, first(), id)
  await inviteEditor(payload, second(), email.replace('@', '+tag@'))
  await expect(resendInvitation(payload, first(), id)).rejects.toEqual(limited)
  await mailbox.waitFor(email, 4)
})

it('keeps no invitation whose mail could not be sent', async () => {
  const inviter = await makeInviter()
  const { sendEmail } = payload
  payload.sendEmail = () => Promise.reject(new Error('The mail server is away'))
  try {
    await expect(inviteEditor(payload, inviter(), address())).rejects.toMatchObject({
      code: 'mail_unavailable',
    })
  } finally {
    payload.sendEmail = sendEmail
  }
  const { rows } = await payload.db.pool.query(
    'select 1 from site_invitations where site_id = $1',
    [inviter().site.id],
  )
  expect(rows).toEqual([])
})
