import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startInbox } from '@/src/runtime/startup/embedded/inbox/inbox'
import type { Inbox } from '@/src/runtime/startup/embedded/inbox/inbox'

let folder: string
let inbox: Inbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recipes-inbox-'))
  inbox = await startInbox(folder)
})

afterEach(async () => {
  await inbox.stop()
  await rm(folder, { recursive: true })
})

async function send(to: string, subject: string, html = '<p>Hello</p>'): Promise<void> {
  const transport = createTransport(inbox.smtpUrl)
  const text = 'Open http://localhost:3000/?mgk=abc_DEF-1'
  await transport.sendMail({ from: 'Recipes <hello@localhost>', to, subject, text, html })
  transport.close()
}

async function page(path: string): Promise<{ headers: Headers; text: string }> {
  const answer = await fetch(inbox.url + path)
  return { headers: answer.headers, text: await answer.text() }
}

async function messages(to?: string): Promise<Record<string, string>[]> {
  const { text } = await page(`/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  return (JSON.parse(text) as { messages: Record<string, string>[] }).messages
}

describe('the inbox', () => {
  it('answers with the mails of an address, newest first, capitals or not', async () => {
    await send('Ann@Example.com', 'First')
    await send('bo@example.com', 'Other')
    await send('ann@example.com', 'Second')
    const found = await messages('ANN@example.com')
    expect(found.map(({ subject }) => subject)).toEqual(['Second', 'First'])
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([
      'date',
      'from',
      'html',
      'id',
      'subject',
      'text',
      'to',
    ])
    const sender = 'Recipes <hello@localhost>'
    expect(found[0]).toMatchObject({ to: 'ann@example.com', from: sender })
    expect(found[0]?.['html']).toContain('<p>Hello</p>')
    expect(found[0]?.['text']).toContain('mgk=abc_DEF-1')
  })

  it('does not take part of an address for the whole', async () => {
    await send('joann@example.com', 'For Joann')
    expect(await messages('ann@example.com')).toEqual([])
  })

  it('still has the mails after a restart', async () => {
    await send('ann@example.com', 'Kept')
    await inbox.stop()
    inbox = await startInbox(folder)
    expect((await messages('ann@example.com'))[0]?.['subject']).toBe('Kept')
  })

  it('shows subjects and text as text, never as markup', async () => {
    await send('ann@example.com', '<script>alert(1)</script>')
    const { text } = await page('/')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>alert(1)')
  })

  it('shows a mail without running what is in it', async () => {
    await send('ann@example.com', 'Evil', '<script>alert(1)</script><p>Hi</p>')
    const [mail] = await messages()
    const { headers } = await page(`/mails/${mail?.['id'] ?? ''}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const { text } = await page(`/?mail=${mail?.['id'] ?? ''}`)
    expect(text).toMatch(/<iframe [^>]*sandbox="allow-popups/)
    expect(text).toContain('<a href="http://localhost:3000/?mgk=abc_DEF-1" target="_blank"')
  })

  it('says so when there is no mail', async () => {
    expect((await page('/')).text).toContain('No mail yet')
  })

  it('answers no other name than that of this machine', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const url = new URL('/api/messages', inbox.url)
      request(url, { headers: { host: 'evil.example' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })
})
