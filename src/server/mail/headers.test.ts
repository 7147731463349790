import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { headerText, newsletterHeaders } from './headers'

const IDS = {
  host: 'recipes.example',
  site: { id: '11111111-1111-4111-8111-111111111111', slug: 'salt' },
  sendId: '22222222-2222-4222-8222-222222222222',
}
const LEAVE = { oneClickUrl: 'https://salt.example/email/leave?token=abc' }
const made = (
  changes: Partial<typeof IDS> = {},
  leave: { oneClickUrl: string; mailto?: string } = LEAVE,
) => newsletterHeaders({ ...IDS, ...changes }, leave)

/** A mail as nodemailer writes it for an SMTP server, as head and lines of the head. */
async function writtenHead(mail: Record<string, unknown>): Promise<string[]> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  if (!Buffer.isBuffer(message)) throw new Error('Not a whole message')
  const [head = ''] = message.toString().split('\r\n\r\n')
  return head.split('\r\n')
}

// docs/product/mail.md#message-headers
describe('the headers of a newsletter', () => {
  it('let a mail program unsubscribe with one press', async () => {
    const headers = made()
    const head = await writtenHead({ from: 'a@example.com', to: 'b@example.com', headers })
    expect(head).toContain('List-Unsubscribe: <https://salt.example/email/leave?token=abc>')
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).toContain('List-ID: <salt.recipes.example>')
    expect(head).toContain('Precedence: bulk')
  })

  it('name an address to write to before the link, where there is one', () => {
    const headers = made({}, { ...LEAVE, mailto: 'leave+abc@recipes.example' })
    expect(headers['List-Unsubscribe']).toEqual({
      prepared: true,
      value: '<mailto:leave+abc@recipes.example>, <https://salt.example/email/leave?token=abc>',
    })
  })

  it('tell postmasters which send and site complaints belong to', () => {
    expect(made()['Feedback-ID']).toBe(`${IDS.sendId}:${IDS.site.id}:newsletter:recipesexample`)
    expect(made({ host: 'x.y' })['Feedback-ID']).toMatch(/:xy000$/)
  })

  it.each([
    'Hello\r\nBcc: everyone@example.com',
    'Hello\nBcc: everyone@example.com',
    'Hello\r\n\r\nBcc: everyone@example.com',
    'Hello\u2028Bcc: everyone@example.com',
    'Hello\u0000\u000bBcc: everyone@example.com',
  ])('stay whole whatever is written in a subject, name or address: %j', async (attack) => {
    const clean = headerText(attack)
    expect(clean).toBe('Hello Bcc: everyone@example.com')
    const headers = made(
      { host: `recipes.example${attack}`, sendId: attack, site: { id: attack, slug: attack } },
      { oneClickUrl: `https://salt.example/${attack}`, mailto: attack },
    )
    const head = await writtenHead({
      from: { name: clean, address: 'a@example.com' },
      replyTo: { name: clean, address: 'reply@example.com' },
      to: 'b@example.com',
      subject: clean,
      headers,
    })
    expect(head.filter((line) => /^bcc/i.test(line))).toEqual([])
    expect(head.map((line) => /^([\w-]+):/.exec(line)?.[1] ?? '').filter(Boolean)).toHaveLength(
      new Set(head.map((line) => /^([\w-]+):/.exec(line)?.[1] ?? '').filter(Boolean)).size,
    )
  })

  it('are short enough for every server, without cutting a character in two', () => {
    const long = headerText(`${'a'.repeat(199)}🥖🥖`)
    expect(long).toBe(`${'a'.repeat(199)}🥖`)
    expect(headerText('\ud800x')).toBe('\ufffdx')
  })
})
