'use client'

import type { ReactElement, Ref } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import type { ListOrder } from './list-view'
import { RecipeRow } from './recipe-row'
import { SortHead } from './sort-head'
import type { PublicationChoice } from '../status'
import styles from './recipe-table.module.css'

type RecipeTableProps = {
  recipes: readonly ManagedRecipeRow[]
  site: ManagedSite
  now: Date
  bodyRef: Ref<HTMLTableSectionElement>
  orderBy: ListOrder
  onOrder: (order: ListOrder) => void
  onPublication: (recipe: ManagedRecipeRow, choice: PublicationChoice) => void
}

/** Recipes in rows; a list of cards below 768px. */
export function RecipeTable(props: RecipeTableProps): ReactElement {
  const { recipes, site, now, bodyRef, orderBy, onOrder, onPublication } = props
  const sorting = { orderBy, onOrder }
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>Recipes of {site.title}</VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr>
          <SortHead column="title" label="Title" {...sorting} />
          <th scope="col" className={styles.status}>
            Status
          </th>
          <SortHead column="published" label="Published" className={styles.date} {...sorting} />
          <SortHead column="updated" label="Changed" className={styles.date} {...sorting} />
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            site={site}
            now={now}
            onPublication={(choice) => onPublication(recipe, choice)}
          />
        ))}
      </tbody>
    </table>
  )
}
