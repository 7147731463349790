import { redirectOrNotFound, requireSite } from '../site-data'

type Params = { params: Promise<{ site: string; rest: string[] }> }

/** Everything else on a site's host: where an old address leads now, else the site's 404 page. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  return redirectOrNotFound(site.id, `/${(await params).rest.join('/')}`)
}
