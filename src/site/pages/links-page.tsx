import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { LinkList } from '@/src/site/parts/footer/link-list'
import { PageHead } from '@/src/site/parts/page/page-head'
import { SiteBio } from '@/src/site/parts/footer/site-bio'
import { getTemplate } from '@/src/site/templates'
import { JsonLd } from './head/json-ld'
import { breadcrumbs } from './list-data'
import { PageBody } from './document/page-body'

type LinksPageProps = { site: PublicSite; origin: string }

/**
 * The author's links.
 * @see docs/product/site-pages.md#links-page
 */
export function LinksPage({ site, origin }: LinksPageProps): ReactElement {
  const { recipes, pages } = getTemplate(site.template)
  return (
    <>
      <JsonLd data={breadcrumbs(origin, [{ name: 'Links', path: '/links' }])} />
      <PageHead title={site.linkPageHeading ?? 'Links'} style={recipes.headStyle} />
      <PageBody width={pages.width === 'page' ? 'text' : pages.width}>
        {site.links.length > 0 ? (
          <LinkList links={site.links} items={pages.items} />
        ) : (
          <p>No links found</p>
        )}
        <SiteBio site={site} />
      </PageBody>
    </>
  )
}
