'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { errorMessage } from '../../../../parts/error-message'
import { useRested } from '../../../../parts/use-rested'
import styles from './letter.module.css'

/** Number of recipes that a search offers. */
const MAX_OFFERED = 8

type Props = { site: string; onChoose: (recipe: RecipeCard) => void }

/** Searches the recipes of the site for a card, drafts too: readers see the card once it is published. */
export function RecipeSearch({ site, onChoose }: Props): ReactElement {
  const [typed, setTyped] = useState('')
  const query = useRested(typed.trim())
  const { data, error } = useCall(
    'listManagedRecipes',
    { params: { site }, query: { limit: MAX_OFFERED, query } },
    { placeholderData: keepPreviousData },
  )
  return (
    <div>
      <SearchField
        label="Search recipes"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <p role="alert">{errorMessage(error)}</p> : null}
      <ul className={styles.found} aria-label="Recipes">
        {(data?.recipes ?? []).map((recipe) => (
          <li key={recipe.id}>
            <Button kind="quiet" onClick={() => onChoose(recipe)}>
              <span dir="auto">{recipe.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data?.recipes.length === 0 && !error ? <p>No recipes match.</p> : null}
    </div>
  )
}
