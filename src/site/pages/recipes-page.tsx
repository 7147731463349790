import type { ReactElement } from 'react'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import type { PublicSite } from '@/src/contract/site/site'
import { RecipeBrowser } from '@/src/site/browse/recipe-browser'
import type { BrowseStart } from '@/src/site/browse/use-browse'
import { getTemplate } from '@/src/site/templates'
import { JsonLd } from './head/json-ld'
import { breadcrumbs, itemList, listedRecipes } from './list-data'

type RecipesPageProps = {
  site: PublicSite
  start: BrowseStart
  collections: readonly CollectionCard[]
  /** The origin of the site, without a trailing slash. */
  origin: string
}

/** All recipes of a site, newest first, 24 a page, to be searched and filtered. */
export function RecipesPage({ site, start, collections, origin }: RecipesPageProps): ReactElement {
  const { recipes: settings } = getTemplate(site.template)
  const { recipes } = start.result
  return (
    <div data-page="recipes">
      <JsonLd data={breadcrumbs(origin, [{ name: 'Recipes', path: '/recipes' }])} />
      <JsonLd data={itemList(origin, settings.heading, listedRecipes(recipes))} />
      <RecipeBrowser
        site={site.slug}
        zone={site.timeZone}
        settings={settings}
        start={start}
        collections={collections}
      />
    </div>
  )
}
