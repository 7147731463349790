import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import { workOff } from '@/src/testing/work-off'
import { PAUSE_MAIL_QUEUE } from './pause-mails'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())
beforeEach(() => smtp.behave(() => 'accept'))

const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

/** A site with an owner, an editor, and a newsletter that the mail server refuses. */
async function refusedSend() {
  const made = await newsletterSite(payload, { title: 'Rye loaf' }, { title: 'Salt & Sea' })
  await addSubscriber(payload, made.site.id)
  const owner = await payload.findByID({ collection: 'users', id: made.site.owner, depth: 0 })
  const editor = await makeUser(payload)
  await payload.update({
    collection: 'sites',
    id: made.site.id,
    data: { editors: [editor.id] },
    depth: 0,
  })
  const { id } = await made.send()
  smtp.behave((step) => (step === 'from' ? { status: 550, text: 'Sender refused' } : 'accept'))
  await made.work()
  expect(await made.read(id)).toMatchObject({ status: 'paused' })
  smtp.behave(() => 'accept')
  const mail = () => workOff(payload, PAUSE_MAIL_QUEUE)
  return { ...made, id, mail, owner: owner.email, editor: editor.email }
}

// docs/product/newsletters.md#pausing
describe('a newsletter that is paused automatically', () => {
  it('is reported to the owner and the editors once, with the reason and a link', async () => {
    const { id, site, mail, owner, editor } = await refusedSend()
    await mail()
    await mail()
    for (const address of [owner, editor]) {
      const [only, ...more] = smtp.to(address)
      expect(more).toEqual([])
      const text = (only?.raw ?? '').replaceAll('=\r\n', '')
      expect(text).toContain('Subject: Paused: Rye loaf')
      expect(text).toContain('The mail server refuses the sender')
      expect(text).toContain(`/kitchen/${site.slug}/newsletter/${id}`)
    }
  })

  it('is not reported once it was resumed, nor to a person who has left', async () => {
    const { id, site, call, mail, owner, editor } = await refusedSend()
    await run(`delete from sites_rels where parent_id = $1 and path = 'editors'`, [site.id])
    await mail()
    expect([smtp.to(owner).length, smtp.to(editor).length]).toEqual([1, 0])
    const second = await refusedSend()
    await second.call('POST', `/newsletter-sends/${second.id}/resume`)
    await second.mail()
    expect(smtp.to(second.owner)).toHaveLength(0)
    expect((await call('POST', `/newsletter-sends/${id}/cancel`)).status).toBe(200)
  })

  it('is reported later when the mail server does not take it now', async () => {
    const { mail, owner } = await refusedSend()
    smtp.behave(() => ({ status: 451, text: 'Later' }))
    await mail()
    smtp.behave(() => 'accept')
    await mail()
    expect(smtp.to(owner)).toHaveLength(0)
    await run('update newsletter_pause_mails set due_at = now()', [])
    await mail()
    expect(smtp.to(owner)).toHaveLength(1)
  })

  it('is not reported if a person paused it', async () => {
    const { site, call, send } = await newsletterSite(payload)
    await addSubscriber(payload, site.id)
    const { id } = await send()
    await call('POST', `/newsletter-sends/${id}/pause`)
    const found = await run('select 1 from newsletter_pause_mails where send_id = $1', [id])
    expect(found.rows).toEqual([])
  })
})
