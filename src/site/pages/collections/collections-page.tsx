import type { ReactElement } from 'react'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import type { PublicSite } from '@/src/contract/site/site'
import { PageHead } from '@/src/site/parts/page/page-head'
import { CollectionGrid } from '@/src/site/sections/home/collection-grid'
import { getTemplate } from '@/src/site/templates'
import { JsonLd } from '../head/json-ld'
import { breadcrumbs, itemList } from '../list-data'
import { PageBody } from '../document/page-body'

type CollectionsPageProps = {
  site: PublicSite
  collections: readonly CollectionCard[]
  origin: string
}

/**
 * The collections of a site.
 * @see docs/product/site-pages.md#collections-page
 */
export function CollectionsPage({ site, collections, origin }: CollectionsPageProps): ReactElement {
  const listed = collections.map(({ title, slug }) => ({
    name: title,
    path: `/collections/${slug}`,
  }))
  const { recipes } = getTemplate(site.template)
  return (
    <>
      <JsonLd data={breadcrumbs(origin, [{ name: 'Collections', path: '/collections' }])} />
      <JsonLd data={itemList(origin, 'Collections', listed)} />
      <PageHead title="Collections" style={recipes.headStyle} />
      <PageBody>
        {collections.length > 0 ? (
          <CollectionGrid collections={collections} style={recipes.card.style} />
        ) : (
          <>
            <p>No collections found</p>
            <p>
              <a href="/recipes">See all recipes</a>
            </p>
          </>
        )}
      </PageBody>
    </>
  )
}
