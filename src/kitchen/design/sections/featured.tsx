'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { errorMessage } from '../../parts/error-message'
import { Thumbnail } from '../../parts/thumbnail'
import { useNow } from '../../parts/use-now'
import { useRested } from '../../parts/use-rested'
import { recipeStatus } from '../../recipes/status'
import { useDesign, useDesignField, useDesigning, useDesignIssue } from '../design-context'
import fields from '../parts/fields.module.css'
import styles from './featured.module.css'
import { OrderedRow, OrderedRows } from '../parts/ordered-rows'
import { moveEntry } from '../parts/row-buttons'
import type { RowPlace } from '../parts/row-buttons'

/** Maximum number of featured recipes. */
const MAX_FEATURED = 5
/** Recipes that a search offers. */
const OFFERED = 8

/** The featured recipes of the home page, in order. */
export function Featured(): ReactElement {
  const { store } = useDesigning()
  const [ids, change] = useDesignField('featuredRecipeIds')
  const add = (recipe: RecipeCard): void => {
    store.addKnown({ recipes: [recipe] })
    change([...ids, recipe.id])
  }
  const move = (from: number, to: number): void => change(moveEntry(ids, from, to))
  return (
    <section aria-label="Featured recipes" className={fields.rows}>
      {ids.length === 0 ? (
        <p className={fields.hint}>Without any, the newest recipes are shown.</p>
      ) : null}
      <OrderedRows ids={ids} noun="recipe" onMove={move}>
        {ids.map((id, at) => (
          <FeaturedRow
            key={id}
            id={id}
            at={at}
            count={ids.length}
            onMove={move}
            onRemove={() => change(ids.filter((each) => each !== id))}
          />
        ))}
      </OrderedRows>
      {ids.length < MAX_FEATURED ? <AddRecipe ids={ids} onAdd={add} /> : null}
    </section>
  )
}

type RowProps = Omit<RowPlace, 'name'> & { id: string }

/** A featured recipe, and the reason if readers do not see it. */
function FeaturedRow({ id, ...place }: RowProps): ReactElement {
  const recipe = useDesign(({ known }) => known.recipes.find((each) => each.id === id))
  const isRefused = useDesignIssue(`featuredRecipeIds.${place.at}`) !== null
  const title = recipe?.title ?? 'Deleted recipe'
  return (
    <OrderedRow {...place} id={id} name={title} className={styles.featured}>
      <Thumbnail
        className={styles.thumbnail}
        image={recipe?.image ?? null}
        width={56}
        height={42}
      />
      <span className={styles.featuredTitle} dir="auto">
        {title}
      </span>
      {!recipe || isRefused ? (
        <p className={`${fields.error} ${styles.note}`} role={isRefused ? 'alert' : undefined}>
          This recipe was deleted. Restore it or remove it here, then publish the design.
        </p>
      ) : (
        <NotYet recipe={recipe} />
      )}
    </OrderedRow>
  )
}

/** Says that readers do not see a recipe before it is published. */
function NotYet({ recipe: { publishedAt } }: { recipe: RecipeCard }): ReactElement | null {
  const now = useNow()
  if (recipeStatus(publishedAt, now) === 'published') return null
  return (
    <p className={`${fields.hint} ${styles.note}`}>
      Not published yet, so not shown on the home page.
    </p>
  )
}

type AddProps = { ids: readonly string[]; onAdd: (recipe: RecipeCard) => void }

function AddRecipe({ ids, onAdd }: AddProps): ReactElement {
  const { site } = useDesigning()
  const [typed, setTyped] = useState('')
  const query = useRested(typed.trim())
  const { data, error } = useCall(
    'listManagedRecipes',
    { params: { site: site.slug }, query: { limit: OFFERED, status: 'published', query } },
    { placeholderData: keepPreviousData },
  )
  const offered = (data?.recipes ?? []).filter(({ id }) => !ids.includes(id))
  return (
    <div className={styles.offer}>
      <SearchField
        label="Search recipes to feature"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <p role="alert">{errorMessage(error)}</p> : null}
      <ul className={styles.offered} aria-label="Published recipes">
        {offered.map((recipe) => (
          <li key={recipe.id}>
            <Button kind="quiet" onClick={() => onAdd(recipe)}>
              <span dir="auto">{recipe.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data?.recipes.length === 0 && !error ? (
        <p className={fields.hint}>
          {query === '' ? 'Only published recipes can be featured.' : 'No recipes match.'}
        </p>
      ) : null}
    </div>
  )
}
