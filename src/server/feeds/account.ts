import type { Payload } from 'payload'
import { isOpen } from '@/access/conditions'
import { accountOrigin, siteOrigin } from '@/src/domain/addresses/deployment'
import { rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { answerText } from '../web/answer'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'
import { accountRobots } from './robots'
import { ACCOUNT_PAGES } from './site-pages'
import { MAP_END, MAP_START, mapEntry } from './sitemap-xml'

/** More than a robots.txt has room for, at the shortest names there are. */
const MOST_SITES = 10_000

/**
 * Sites listed for search engines: those with published recipes. A setting to exclude a site would be
 * checked here.
 */
const FINDABLE = {
  name: 'findable_sites',
  text: `select s.slug, ${PRIMARY_DOMAIN} as "primaryDomain" from sites s
    where ${isOpen('s')}
      and exists (select 1 from recipes r where r.site_id = s.id and ${IS_PUBLISHED})
    order by s.created_at, s.id limit ${MOST_SITES}`,
}

/** Answers `GET /robots.txt` of the account host, with the maps of its sites. One statement. */
export async function answerAccountRobots(payload: Payload, request: Request): Promise<Response> {
  const deployment = deploymentOf(payload)
  const sites = await rows<{ slug: string; primaryDomain: string | null }>(payload, FINDABLE, [])
  const origins = sites.map((site) => siteOrigin(deployment, site))
  return answerText(request, accountRobots(accountOrigin(deployment), origins), 'text/plain')
}

/** Answers `GET /sitemap.xml` of the account host: its own public pages. No statement. */
export function answerAccountMap(payload: Payload, request: Request): Promise<Response> {
  const origin = accountOrigin(deploymentOf(payload))
  const entries = ACCOUNT_PAGES.map((address) => mapEntry(address, origin))
  return answerText(request, MAP_START + entries.join('') + MAP_END, 'application/xml')
}
