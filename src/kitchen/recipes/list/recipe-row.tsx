'use client'

import { memo, useDeferredValue } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Badge } from '@/src/ui/badge'
import { PaidMark } from '@/src/kitchen/parts/marks/who-may-read'
import { Thumbnail } from '@/src/kitchen/parts/thumbnail'
import { KitchenLink } from '@/src/kitchen/shell/navigation/kitchen-link'
import { dateText } from '@/src/kitchen/parts/date-text'
import { BinActions } from '../bin/bin-actions'
import { removalTime } from '../bin/removal-time'
import { editAddress } from '../recipe-links'
import { recipeFacts } from '../recipe-facts'
import { ChangesStatus } from '../recipe-standing'
import { recipeStatus } from '../status'
import type { PublicationChoice } from '../status'
import type { Column } from './list-view'
import { RecipeCell } from './recipe-cell'
import { RowActions } from './row-actions'
import styles from './recipe-row.module.css'
import titleStyles from './recipe-title.module.css'

/** Callbacks of a row; the same functions for all rows, so that one change renders one row. */
export type RowCallbacks = {
  onPublication: (recipe: ManagedRecipeRow, choice: PublicationChoice) => void
  onSelect: (index: number, id: string, isRange: boolean) => void
  /** Confirms before it deletes a recipe in the bin permanently. */
  onRemove: (recipe: ManagedRecipeRow) => void
}

type RecipeRowProps = {
  index: number
  recipe: ManagedRecipeRow
  site: ManagedSite
  now: Date
  columns: readonly Column[]
  /**
   * The part of the editor's address about the list: its order, where recipes are gone through one by one.
   */
  editSearch: string
  isSelected: boolean
  acts: RowCallbacks
  measure: (row: Element | null) => void
}

/** A row of the recipe list: a box to select it, title, the chosen columns and actions. */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps): ReactElement {
  const { index, recipe, site, now, columns, editSearch, isSelected, acts, measure } = props
  const status = recipeStatus(recipe.publishedAt, now)
  const zone = zoneOrUtc(site.timeZone)
  // Half of a row's work, done when scrolling leaves time for it.
  const hasActions = useDeferredValue(true, false)
  const select = (event: MouseEvent): void => {
    acts.onSelect(index, recipe.id, event.shiftKey)
  }
  /** A click with Shift, Ctrl or Cmd anywhere but on a link or button selects. */
  const onRow = (event: MouseEvent): void => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, label')
    if (isOwn || !(event.shiftKey || event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    select(event)
  }
  return (
    <tr
      className={styles.row}
      ref={measure}
      data-index={index}
      data-row-frame
      data-is-selected={isSelected}
      aria-rowindex={index + 2}
      onClick={onRow}
      // Shift and a click would select the text between two rows.
      onMouseDown={(event) => (event.shiftKey ? event.preventDefault() : undefined)}
    >
      <td className={styles.pick}>
        <label className={styles.pickPlace}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Select ${recipe.title}`}
            onClick={select}
            onChange={() => undefined}
          />
        </label>
      </td>
      <td className={styles.recipe}>
        <Title {...{ index, recipe, editSearch, now, zone }} site={site.slug} />
      </td>
      {columns.map((column) => (
        <RecipeCell key={column} {...{ column, recipe, status, now, zone }} />
      ))}
      <td className={styles.actions}>
        {hasActions ? (
          recipe.deletedAt === null ? (
            <RowActions {...{ recipe, site, status }} onPublication={acts.onPublication} />
          ) : (
            <BinActions recipe={recipe} site={site} onRemove={acts.onRemove} />
          )
        ) : (
          <span className={styles.buttons} />
        )}
      </td>
    </tr>
  )
})

type TitleProps = {
  index: number
  recipe: ManagedRecipeRow
  site: string
  editSearch: string
  now: Date
  /** The time zone of the site. */
  zone: string
}

function Title({ index, recipe, site, editSearch, now, zone }: TitleProps): ReactElement {
  return (
    <div className={titleStyles.what}>
      <Thumbnail className={titleStyles.cover} image={recipe.image} width={56} height={42} />
      <div className={titleStyles.words}>
        {recipe.deletedAt === null ? (
          <KitchenLink
            className={titleStyles.title}
            href={`${editAddress(site, recipe.id)}${editSearch}`}
            data-row={recipe.id}
            data-row-index={index}
            dir="auto"
          >
            {recipe.title}
          </KitchenLink>
        ) : (
          // Nothing of a recipe in the bin can be edited; keys still go from row to row.
          <span
            className={titleStyles.title}
            tabIndex={-1}
            data-row={recipe.id}
            data-row-index={index}
            dir="auto"
          >
            {recipe.title}
          </span>
        )}
        <span className={titleStyles.facts}>
          <Marks {...{ recipe, now, zone }} />
          <span className={titleStyles.counts}>{recipeFacts(recipe)}</span>
        </span>
      </div>
    </div>
  )
}

type MarksProps = { recipe: ManagedRecipeRow; now: Date; zone: string }

function Marks({ recipe, now, zone }: MarksProps): ReactElement {
  return (
    <>
      {recipe.privacySetting === 'public' ? null : <PaidMark />}
      {recipe.isLegacy ? <Badge>Stored post</Badge> : null}
      <ChangesStatus {...{ recipe, now, zone }} />
      {recipe.deletedAt === null ? null : (
        <Badge kind="notice">Kept until {dateText(removalTime(recipe.deletedAt), now)}</Badge>
      )}
    </>
  )
}
