'use client'

import type { ReactElement } from 'react'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import { island } from '@/src/site/islands/island'
import { PageHead } from '@/src/site/parts/page/page-head'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import type { RecipesSettings } from '@/src/site/templates/template'
import { Button } from '@/src/ui/button'
import { CollectionsSlider } from './collections-slider'
import { FoundLetters } from './found-letters'
import { FilterBar } from './filters/filter-bar'
import { SearchBox } from './search/search-box'
import { DidYouMean } from './search/did-you-mean'
import { isIdle, NOTHING_SELECTED } from './filters/selection'
import { SelectionLink } from './selection-link'
import { SortChoice } from './sort-choice'
import { ShowMore } from './show-more'
import { useBrowse } from './use-browse'
import type { Browse, BrowseStart } from './use-browse'
import styles from './recipe-browser.module.css'

type RecipeBrowserProps = {
  /** The site's slug. */
  site: string
  /** Its time zone, in which dates are shown. */
  zone: string
  settings: RecipesSettings
  start: BrowseStart
  /**
   * The collections of the slider, which is hidden during a search.
   * @see docs/product/search.md#recipes-page
   */
  collections: readonly CollectionCard[]
}

/** The recipe search: box, filters and results. */
function RecipeBrowser({
  site,
  zone,
  settings,
  start,
  collections,
}: RecipeBrowserProps): ReactElement {
  const browse = useBrowse(site, start)
  const isResting = isIdle(browse.selection)
  const hasSlider = isResting && collections.some(({ recipeCount }) => recipeCount > 0)
  return (
    <>
      <PageHead title="Recipes" style={settings.headStyle}>
        <SearchBox selection={browse.selection} onChange={browse.change} />
      </PageHead>
      <div className={styles.page}>
        <FilterBar browse={browse} />
        {hasSlider ? <CollectionsSlider collections={collections} /> : null}
        <Results browse={browse} settings={settings} isResting={isResting} isBelow={hasSlider} />
        <FoundLetters letters={browse.result.letters} zone={zone} />
      </div>
    </>
  )
}

type ResultsProps = {
  browse: Browse
  settings: RecipesSettings
  isResting: boolean
  /** Whether collections are above: then their pictures load first. */
  isBelow: boolean
}

function Results({ browse, settings, isResting, isBelow }: ResultsProps): ReactElement {
  const { result, status } = browse
  const isPending = status === 'pending'
  const isFailed = status === 'rejected'
  return (
    <section className={styles.results} aria-labelledby="results" aria-busy={isPending}>
      <div className={styles.resultsHead}>
        <h2 className={styles.heading} id="results">
          {isFailed ? 'Previous results' : isResting ? settings.heading : 'Results'}
        </h2>
        <div className={styles.aside}>
          <p className={styles.count} role="status">
            {statusText(browse)}
          </p>
          {result.total > 1 ? (
            <SortChoice
              browse={browse}
              hasRatings={result.recipes.some(({ rating }) => rating !== null)}
            />
          ) : null}
        </div>
      </div>
      {isFailed ? <SearchFailed browse={browse} /> : null}
      {result.didYouMean === null ? null : <DidYouMean browse={browse} words={result.didYouMean} />}
      {result.recipes.length > 0 ? (
        <RecipeGrid recipes={result.recipes} card={settings.card} isFirst={!isBelow} />
      ) : (
        <NothingFound browse={browse} isResting={isResting} />
      )}
      <ShowMore browse={browse} />
    </section>
  )
}

/** The message that there are no recipes, or no results, with a link to all recipes. */
function NothingFound({
  browse,
  isResting,
}: Pick<ResultsProps, 'browse' | 'isResting'>): ReactElement {
  if (isResting) {
    return (
      <div className={styles.none}>
        <p>No recipes found</p>
        <p>
          <a href="/">Home</a>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.none}>
      <p>No recipes found for this search</p>
      <p>
        <SelectionLink browse={browse} to={NOTHING_SELECTED}>
          See all recipes
        </SelectionLink>
      </p>
    </div>
  )
}

/** The status of the search while it runs and afterwards; empty for a failed one. */
function statusText({ result: { total }, status }: Browse): string {
  if (status === 'rejected') return ''
  if (status === 'pending') return 'Searching...'
  return `${total.toLocaleString('en')} ${total === 1 ? 'recipe' : 'recipes'}`
}

/**
 * The message that the search failed, so that the list below is not taken for its result.
 * @see docs/product/search.md#recipes-page
 */
function SearchFailed({ browse }: { browse: Browse }): ReactElement {
  return (
    <div className={styles.failed} role="alert">
      <p>The search failed. These are the previous results.</p>
      <Button onClick={() => browse.change(browse.selection)}>Try again</Button>
    </div>
  )
}

const RecipeBrowserIsland = island('recipe-browser', RecipeBrowser)
export { RecipeBrowserIsland as RecipeBrowser }
