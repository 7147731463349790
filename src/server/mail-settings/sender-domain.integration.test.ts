import { afterAll, beforeEach, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { MailSettings } from '@/src/contract/site/mail-settings'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { startDns } from '@/src/testing/dns-server'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import { verifyDkim } from '@/src/testing/verify-dkim'
import { openNetwork } from '../sites/domains/network'
import { recheckMailDomains } from './check-domain'

const dns = await startDns()
const smtp = await startSmtpServer()
const payload = await testPayload({
  SMTP_URL: smtp.url,
  DNS_SERVERS: dns.address,
  BULK_MAIL_SPF: 'include:_spf.recipes.example',
  LIMITS_FACTOR: '1000',
})
afterAll(async () => {
  dns.stop()
  await smtp.stop()
})

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
  domain = `${unique('news')}.example.com`
})

async function settings(
  method: 'GET' | 'PUT' | 'POST',
  body?: object,
  { slug, as }: { slug: string; as: string } = { slug: site.slug, as: token },
): Promise<MailSettings> {
  const path = `/v1/manage/${slug}/mail-settings${method === 'POST' ? '/domain-checks' : ''}`
  const given = body === undefined ? {} : { body }
  const answer = await callApi(payload, method, path, { token: as, ...given })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return SCHEMAS.getMailSettings.answer.parse(answer.body).mailSettings
}

const recordOf = ({ domain: own }: MailSettings, purpose: string) => {
  const record = own?.records.find((each) => each.purpose === purpose)
  if (!record) throw new Error(`There is no record for ${purpose}.`)
  return record
}

/** Sets the records of a site's domain in the DNS. */
function publish(own: MailSettings, purposes = ['dkim', 'spf']): void {
  for (const purpose of purposes) {
    const { name, value } = recordOf(own, purpose)
    dns.texts.set(name, [...(dns.texts.get(name) ?? []), value.match(/.{1,200}/g) ?? []])
  }
}

const statuses = ({ domain: own }: MailSettings) =>
  Object.fromEntries((own?.records ?? []).map(({ purpose, status }) => [purpose, status]))

const age = () =>
  payload.db.pool.query(
    `update site_mail_settings set checked_at = now() - interval '25 hours' where site_id = $1`,
    [site.id],
  )
const recheck = () => recheckMailDomains(payload, openNetwork({ dnsServers: [dns.address] }))

// docs/product/mail.md#sender-address
it('sends from the address of the site once its records were found, signed with its key', async () => {
  const { site: own, call, send, work } = await newsletterSite(payload, {}, { title: 'Ferment' })
  const as = { slug: own.slug, as: await makeToken(payload, own.owner) }
  const reader = await addSubscriber(payload, own.id)
  const wanted = { fromAddress: `hello@${domain}`, senderName: 'Ada', replyTo: 'ada@example.com' }
  const added = await settings('PUT', wanted, as)
  expect(statuses(added)).toEqual({ dkim: 'unchecked', spf: 'unchecked', dmarc: 'unchecked' })
  expect(added.sender).toEqual({ name: 'Ada', email: 'hello@localhost' })
  await send()
  await work()
  const [before] = smtp.to(reader.email)
  expect(before?.raw).toMatch(/^From: Ada <hello@localhost>\r$/m)
  expect(before?.raw).toMatch(/^Reply-To: ada@example.com\r$/m)
  expect(before?.raw).not.toMatch(/^DKIM-Signature/im)

  publish(added)
  const checked = await settings('POST', undefined, as)
  expect(checked).toMatchObject({
    sender: { name: 'Ada', email: `hello@${domain}` },
    domain: { status: 'verified', domain },
  })
  expect(statuses(checked)).toEqual({ dkim: 'found', spf: 'found', dmarc: 'missing' })
  await send()
  await work()
  const { value } = recordOf(checked, 'dkim')
  const newsletter = smtp.to(reader.email).find(({ raw }) => raw.includes(`hello@${domain}`))
  expect(newsletter?.raw).toMatch(new RegExp(`^From: Ada <hello@${domain}>\r$`, 'm'))
  expect(newsletter?.from).toBe(`hello@${domain}`)
  const tags = verifyDkim(newsletter?.raw ?? '', value)
  expect(tags?.get('d')).toBe(domain)
  expect(tags?.get('h')?.split(':')).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  expect(
    verifyDkim((newsletter?.raw ?? '').replace('Subject: ', 'Subject: Not '), value),
  ).toBeNull()

  const signInMail = { body: { email: reader.email } }
  await callApi(payload, 'POST', `/v1/site/${own.slug}/sign-in`, signInMail)
  const signIn = smtp.to(reader.email).find(({ raw }) => raw.includes('Subject: Sign in'))
  expect(verifyDkim(signIn?.raw ?? '', value)?.get('d')).toBe(domain)
  expect(signIn?.raw).toMatch(/^Reply-To: ada@example.com\r$/m)
  expect((await call('GET', '/mail-settings')).body).not.toHaveProperty('privateKey')
})

// docs/product/mail.md#dns-records
it('shows what the DNS has instead of each record', async () => {
  const added = await settings('PUT', { fromAddress: `hello@${domain}` })
  dns.texts.set(domain, ['v=spf1 include:other.example -all', 'google-site-verification=1'])
  dns.texts.set(recordOf(added, 'dkim').name, ['v=DKIM1; p=AAAA'])
  dns.texts.set('_dmarc.example.com', ['v=DMARC1; p=reject'])
  const checked = await settings('POST')
  expect(statuses(checked)).toEqual({ dkim: 'different', spf: 'different', dmarc: 'found' })
  expect(recordOf(checked, 'spf').found).toBe('v=spf1 include:other.example -all')
  expect(recordOf(checked, 'dmarc').found).toBe('v=DMARC1; p=reject')
  const two = ['v=spf1 include:_spf.recipes.example ~all', 'v=spf1 -all']
  dns.texts.set(domain, two)
  expect(statuses(await settings('POST'))).toMatchObject({ spf: 'different' })
  dns.texts.set(domain, ['v=spf1 include:other.example +include:_SPF.recipes.example -all'])
  expect(statuses(await settings('POST'))).toMatchObject({ spf: 'found' })
  dns.texts.delete('_dmarc.example.com')
})

it('stores a bounded text of an answer that is huge', async () => {
  const added = await settings('PUT', { fromAddress: `hello@${domain}` })
  const { name } = recordOf(added, 'dkim')
  dns.texts.set(name, [Array.from({ length: 30 }, () => 'p=x '.repeat(50))])
  const checked = await settings('POST')
  expect(recordOf(checked, 'dkim').status).not.toBe('found')
  expect(recordOf(checked, 'dkim').found?.length ?? 0).toBeLessThanOrEqual(1_000)
})

it('stays verified while the DNS does not answer, and not once a record is gone', async () => {
  const added = await settings('PUT', { fromAddress: `hello@${domain}` })
  publish(added)
  await settings('POST')
  const { name } = recordOf(added, 'dkim')
  dns.silent.add(name)
  await age()
  await recheck()
  expect(await settings('GET')).toMatchObject({ domain: { status: 'verified' } })
  expect(statuses(await settings('GET'))).toMatchObject({ dkim: 'unknown', spf: 'found' })
  dns.silent.delete(name)
  dns.texts.delete(name)
  await age()
  await recheck()
  expect(await settings('GET')).toMatchObject({
    domain: { status: 'unverified' },
    sender: { email: 'hello@localhost' },
  })
  expect(await recheck()).toBe(0)
}, 30_000)

it('belongs to the site that verified it first, until its records are gone', async () => {
  const other = await makeSite(payload)
  const theirs = { slug: other.slug, as: await makeToken(payload, other.owner) }
  const mine = await settings('PUT', { fromAddress: `hello@${domain}` })
  const rival = await settings('PUT', { fromAddress: `news@${domain}` }, theirs)
  expect(recordOf(mine, 'dkim').name).not.toBe(recordOf(rival, 'dkim').name)
  publish(mine)
  publish(rival, ['dkim'])
  expect(await settings('POST')).toMatchObject({ domain: { status: 'verified' } })
  expect(await settings('POST', undefined, theirs)).toMatchObject({
    domain: { status: 'taken' },
    sender: { email: 'hello@localhost' },
  })
  dns.texts.delete(recordOf(mine, 'dkim').name)
  await settings('POST')
  expect(await settings('POST', undefined, theirs)).toMatchObject({
    domain: { status: 'verified' },
  })
})

it('keeps its key when only the address changes, and has none without an address', async () => {
  const added = await settings('PUT', { fromAddress: `hello@${domain}` })
  publish(added)
  await settings('POST')
  const renamed = await settings('PUT', { fromAddress: `letters@${domain}` })
  expect(renamed).toMatchObject({ domain: { status: 'verified' } })
  expect(recordOf(renamed, 'dkim').value).toBe(recordOf(added, 'dkim').value)
  const moved = await settings('PUT', { fromAddress: `hello@other-${domain}` })
  expect(moved).toMatchObject({ domain: { status: 'unverified', checkedAt: null } })
  expect(await settings('PUT', { fromAddress: null })).toMatchObject({ domain: null })
  const { rows } = await payload.db.pool.query(
    'select dkim_private_key as key from site_mail_settings where site_id = $1',
    [site.id],
  )
  expect(rows).toEqual([{ key: null }])
})

it('is refused at a domain of the platform, in letters few servers take, and as two addresses', async () => {
  for (const fromAddress of [
    'hello@localhost',
    'jürgen@example.com',
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@127.0.0.1',
  ]) {
    const { status } = await callApi(payload, 'PUT', `/v1/manage/${site.slug}/mail-settings`, {
      token,
      body: { fromAddress },
    })
    expect(status, fromAddress).toBe(422)
  }
  expect(await settings('PUT', { fromAddress: 'hallo@bäckerei.example' })).toMatchObject({
    domain: { domain: 'xn--bckerei-5wa.example' },
  })
  expect(
    (await callApi(payload, 'POST', `/v1/manage/${site.slug}/mail-settings/domain-checks`)).status,
  ).toBe(401)
})

// docs/product/mail.md#newsletters
it('puts the postal address below newsletters', async () => {
  const { site: own, send, work, call } = await newsletterSite(payload)
  const reader = await addSubscriber(payload, own.id)
  await call('PUT', '/mail-settings', { postalAddress: 'Bread Street 1\n12345 <Town>' })
  await send()
  await work()
  expect(smtp.to(reader.email)[0]?.raw).toMatch(/Bread Street 1\r\n12345 <Town>/)
})
