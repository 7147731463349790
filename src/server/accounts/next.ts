import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { accountOrigin, hostTarget, siteOrigin } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '../deployment'
import { findHost } from '../sites/scope'
import type { SiteScope } from '../sites/scope'

/** The target of a mailed link, and the URL where the requesting browser waits. */
export type LinkTarget = {
  /** The target on the account host or a site's own host: never on a custom domain. */
  url: URL
  /** The requested URL on a custom domain; null for any other. */
  handoverTo: string | null
}

/**
 * Resolves the target of a mailed link: `next` when it points to a host of this deployment, else the
 * callback page of the scope. Opens a page of a custom domain on the site's own host, because the owner of
 * the domain can point it elsewhere, links in it included.
 * @param askedOn the host of the request, to which a relative `next` refers
 * @throws Failure `invalid_redirect` for any other host
 * @see docs/product/accounts.md#where-a-link-leads
 */
export async function resolveLinkTarget(
  payload: Payload,
  site: SiteScope | null,
  next: string | undefined,
  askedOn: string | null = null,
): Promise<LinkTarget> {
  const base = await originOf(payload, site, askedOn)
  const wanted = next === undefined || next === '' ? '/sign-in/callback' : next
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  const place = url && (await placeOf(payload, url))
  if (!place) {
    throw new Failure('invalid_redirect', 'The redirect URL does not belong to this platform.')
  }
  return place
}

/** Returns the origin of the requesting page: the site's own, unless it is a domain of that site. */
async function originOf(
  payload: Payload,
  site: SiteScope | null,
  askedOn: string | null,
): Promise<string> {
  const deployment = deploymentOf(payload)
  if (!site) return accountOrigin(deployment)
  const isDomain = askedOn !== null && hostTarget(deployment, askedOn).kind === 'domain'
  const isOwn = isDomain && (await findHost(payload, askedOn)).site?.id === site.id
  return siteOrigin(deployment, { slug: site.slug, primaryDomain: isOwn ? askedOn : null })
}

async function placeOf(payload: Payload, url: URL): Promise<LinkTarget | null> {
  const deployment = deploymentOf(payload)
  if (url.protocol !== `${deployment.protocol}:` || url.username !== '' || url.password !== '') {
    return null
  }
  const { kind, site } = await findHost(payload, url.host)
  if (kind === 'account') return { url, handoverTo: null }
  if (!site) return null
  if (kind === 'site') return { url, handoverTo: null }
  const isUsualPort = url.port === '' || url.port === new URL(accountOrigin(deployment)).port
  return isUsualPort ? { url: moved(url, site.slug, deployment), handoverTo: url.href } : null
}

/** Returns the same page on the site's own host. Joins the parts: a path may begin like a URL. */
function moved(page: URL, slug: string, deployment: Deployment): URL {
  const url = new URL(siteOrigin(deployment, { slug }))
  url.pathname = page.pathname
  url.search = page.search
  url.hash = page.hash
  return url
}
