import { cacheUntilSiteChanges, redirectOrMissing, requireSite } from '../site-data'

export { MISSING as metadata } from '../missing-page'

type Params = { params: Promise<{ site: string; rest: string[] }> }

/** Any other path on a site's host: redirects old addresses, else shows the site's 404 page. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  cacheUntilSiteChanges((await params).site, site)
  return redirectOrMissing(params, site, `/${(await params).rest.join('/')}`)
}
