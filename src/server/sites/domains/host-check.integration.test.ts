import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deploymentOf } from '../../deployment'
import { designPreviewUrl } from '../design/preview-host'
import { answerHostCheck } from './host-check'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

async function statusOf(domain: string | null): Promise<number> {
  const query = domain === null ? '' : `?${new URLSearchParams({ domain }).toString()}`
  const answer = await answerHostCheck(
    payload,
    new Request(`http://localhost:3000/host-check${query}`),
  )
  expect(await answer.text()).toBe('')
  return answer.status
}

// docs/custom-domains.md#certificates
it('tells a proxy which hosts are ours, and nothing else', async () => {
  const domain = `${unique('table')}.example.com`
  const pending = `${unique('pending')}.example.com`
  const site = await makeSite(payload, {
    domains: [{ domain, verifiedAt: new Date().toISOString() }, { domain: pending }],
  })
  const lost = `${unique('gone')}.example.com`
  await makeSite(payload, {
    domains: [{ domain: lost, verifiedAt: new Date().toISOString() }],
    deletedAt: new Date().toISOString(),
  })
  const root = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  for (const ours of [domain, domain.toUpperCase(), `${domain}.`, `${site.slug}.${root}`]) {
    expect(await statusOf(ours), ours).toBe(200)
  }
  for (const other of [
    pending,
    lost,
    `nobody.${root}`,
    `deep.${site.slug}.${root}`,
    `${domain}:443`,
    `https://${domain}`,
    `${domain}/path`,
    '127.0.0.1',
    '[::1]',
    'word',
    'exa mple.com',
    '',
    null,
  ]) {
    expect(await statusOf(other), String(other)).toBe(404)
  }
})

// docs/product/site-design.md#preview-of-the-design
it('knows the preview of a design, in its own template and in another', async () => {
  const site = await makeSite(payload)
  const { hostname } = new URL(await designPreviewUrl(payload, site.id))
  const [label = '', ...root] = hostname.split('.')
  for (const name of [label, `${label}--bold`]) {
    expect(await statusOf([name, ...root].join('.')), name).toBe(200)
  }
  expect(await statusOf([label.replace(/.{4}$/, '2345'), ...root].join('.'))).toBe(404)
})

it('knows a template preview of a site, which has a host of its own', async () => {
  const site = await makeSite(payload)
  const root = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  expect(await statusOf(`${site.slug}--bold.${root}`)).toBe(200)
  expect(await statusOf(`${unique('none')}--bold.${root}`)).toBe(404)
})
