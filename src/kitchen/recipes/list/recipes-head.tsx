'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { Button, buttonClass } from '@/src/ui/button'
import { errorMessage } from '@/src/kitchen/parts/error-message'
import { Glyph } from '@/src/kitchen/parts/glyph'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { KitchenLink } from '@/src/kitchen/shell/navigation/kitchen-link'
import { saveList } from '../bulk/use-bulk'
import { newRecipeAddress } from '../recipe-links'
import { ALL_SELECTED } from '../selection/selection'
import { viewFilter } from './list-view'
import type { ListView } from './list-view'
import styles from './recipes-head.module.css'

type RecipesHeadProps = { site: string; view: ListView; total: number | undefined }

/** The head of the page: title, number of recipes, the list as a file, and the link to a new recipe. */
export function RecipesHead({ site, view, total }: RecipesHeadProps): ReactElement {
  const save = (): void => {
    saveList(site, viewFilter(view), ALL_SELECTED).catch((error: unknown) =>
      toast.error(errorMessage(error)),
    )
  }
  useScreenActions([{ label: 'Export this list as CSV', keys: [], run: save }])
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        Recipes
        {total === undefined ? null : (
          <span className={styles.total}> {total.toLocaleString('en')}</span>
        )}
      </h1>
      <span className={styles.save}>
        <Button
          kind="icon"
          aria-label="Export this list as CSV"
          title="Export as CSV"
          onClick={save}
        >
          <Glyph name="outbox" />
        </Button>
      </span>
      <KitchenLink className={buttonClass({ kind: 'primary' })} href={newRecipeAddress(site)}>
        <Glyph name="plus" size={18} />
        New recipe
      </KitchenLink>
    </div>
  )
}
