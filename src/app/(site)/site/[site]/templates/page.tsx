import { siteOrigin } from '@/src/domain/addresses/deployment'
import { templatePreviewLabel } from '@/src/domain/addresses/template-preview'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { deployment } from '@/src/runtime/startup/settings/deployment'
import { getPayloadClient } from '@/src/app/payload-client'
import { listPublicSites } from '@/src/server/sites/list'
import '@/src/site/pages/templates-page'
import { addressQuery } from '../address-query'
import type { AddressQuery } from '../address-query'
import { redirectOrMissing, requireSite } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

type Params = SiteParams & { searchParams: Promise<AddressQuery> }

/** Every template on the content of this site, while the product is worked on. */
export default async function Page({ params, searchParams }: Params) {
  const { site } = await requireSite(params)
  if (process.env.NODE_ENV === 'production') return redirectOrMissing(params, site, '/templates')
  const query = addressQuery(await searchParams)
  const here = deployment()
  const sites = await listPublicSites(await getPayloadClient())
  return sitePage(params, site, {
    view: 'templates',
    props: {
      path: query.get('path') ?? '/',
      isPhone: query.get('size') === 'phone',
      sites: sites.map(({ title, url }) => ({ title, origin: url })),
      templates: TEMPLATE_NAMES.map((name) => ({
        name,
        origin: siteOrigin(here, { slug: templatePreviewLabel(site.slug, name) ?? site.slug }),
      })),
    },
  })
}
