import type { Payload } from 'payload'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import { readDesignPreview } from '@/src/domain/addresses/design-preview'
import { domainName } from '@/src/domain/addresses/site-domain'
import { readTemplatePreview } from '@/src/domain/addresses/template-preview'
import { deploymentOf, environmentOf } from '../../deployment'
import { findPreviewSite } from '../design/preview-host'
import { findSite } from '../scope'
import { createHostCheck } from './known-hosts'
import type { HostCheck } from './known-hosts'

const checks = new WeakMap<Payload, HostCheck>()

/**
 * Answers `GET /host-check?domain=`, which a proxy calls before it issues a certificate: 200 for a host of
 * this installation, 404 for any other, 503 when the rate limit is exceeded.
 * @see docs/custom-domains.md#certificates
 */
export async function answerHostCheck(payload: Payload, request: Request): Promise<Response> {
  const check =
    checks.get(payload) ??
    createHostCheck((host) => isOurs(payload, host), environmentOf(payload).serveProcesses)
  checks.set(payload, check)
  const host = domainName(new URL(request.url).searchParams.get('domain') ?? '')
  const answer = host === null ? false : await check(host)
  const headers = { 'cache-control': 'no-store' }
  if (answer !== null) return new Response(null, { status: answer ? 200 : 404, headers })
  return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '1' } })
}

/** Certificates are for names: the port of a deployment is not part of them. */
async function isOurs(payload: Payload, host: string): Promise<boolean> {
  const { protocol, rootDomain } = deploymentOf(payload)
  const target = hostTarget({ protocol, rootDomain: rootDomain.replace(/:\d+$/, '') }, host)
  const key = siteKeyOf(target)
  if (key === null) return true
  const preview = readDesignPreview(key)
  if (preview !== null) return (await findPreviewSite(payload, preview.key)) !== null
  const slug = target.kind === 'site' ? (readTemplatePreview(key)?.slug ?? key) : key
  return (await findSite(payload, slug)) !== null
}
