'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { PopularContent } from '@/src/contract/site/figures'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { readOverviewView } from './overview-view'
import styles from './site-figures.module.css'

const number = (value: number): string => value.toLocaleString('en')

/**
 * Most viewed recipes, sources of visits, searches without a result, and sign-ups by page; lists without
 * entries are left out.
 * @see docs/product/overview.md#popular-content
 */
export function PopularLists({ site }: { site: string }): ReactElement | null {
  const { period } = readOverviewView(new URLSearchParams(useSearchParams().toString()))
  const { data } = useCall(
    'getPopularContent',
    { params: { site }, query: { period } },
    { placeholderData: keepPreviousData },
  )
  if (!data) return null
  const { recipes, sources, countries, emptySearches, signUps } = data
  return (
    <div className={styles.lists}>
      {recipes.length > 0 ? <TopRecipes site={site} recipes={recipes} /> : null}
      {sources.length > 0 ? (
        <CountList
          title="Where readers come from"
          entries={sources.map(({ source, visits }) => ({ label: source, count: visits }))}
        />
      ) : null}
      {countries.length > 0 ? (
        <CountList
          title="Countries"
          entries={countries.map(({ country, visits }) => ({
            label: countryName(country),
            count: visits,
          }))}
        />
      ) : null}
      {emptySearches.length > 0 ? (
        <CountList
          title="Readers look for"
          hint="Searches that found nothing"
          entries={emptySearches.map(({ query, searches }) => ({ label: query, count: searches }))}
        />
      ) : null}
      {signUps.length > 0 ? (
        <CountList
          title="Where readers subscribe"
          entries={signUps.map(({ source, signUps: count }) => ({
            label: SIGN_UP_PAGES[source] ?? 'Other pages',
            count,
          }))}
        />
      ) : null}
    </div>
  )
}

/** Labels of the kinds of pages; others are counted as other pages. */
const SIGN_UP_PAGES: Readonly<Record<string, string>> = {
  home: 'Home page',
  recipes: 'All recipes',
  recipe: 'A recipe',
  collections: 'Collections',
  collection: 'A collection',
  letters: 'Letters',
  letter: 'A letter',
  about: 'About',
  events: 'Events',
  links: 'Links',
  subscribe: 'Subscribe page',
  unknown: 'Unknown page',
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

type TopRecipesProps = { site: string; recipes: PopularContent['recipes'] }

function TopRecipes({ site, recipes }: TopRecipesProps): ReactElement {
  return (
    <section className={styles.wide}>
      <h2 className={styles.heading}>Top recipes</h2>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Recipe</th>
              <th scope="col">Views</th>
              <th scope="col">Saves</th>
              <th scope="col">Comments</th>
              <th scope="col">Rating</th>
            </tr>
          </thead>
          <tbody>
            {recipes.map(({ id, title, views, saves, comments, rating, ratingCount }) => (
              <tr key={id}>
                <th scope="row">
                  <KitchenLink href={kitchenAddress(site, 'recipes', id)}>{title}</KitchenLink>
                </th>
                <td>{number(views)}</td>
                <td>{number(saves)}</td>
                <td>{number(comments)}</td>
                <td>{rating === null ? '–' : `${rating.toFixed(1)} (${number(ratingCount)})`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type CountListProps = {
  title: string
  hint?: string
  entries: readonly { label: string; count: number }[]
}

function CountList({ title, hint, entries }: CountListProps): ReactElement {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {hint ? <p className={styles.note}>{hint}</p> : null}
      <ol className={styles.entries}>
        {entries.map(({ label, count }) => (
          <li key={label} className={styles.entry}>
            <span>{label}</span>
            <span className={styles.count}>{number(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
