'use client'

import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import { Glyph } from '@/src/kitchen/parts/glyph'
import styles from '../list/recipe-row.module.css'
import { restoreFromBin } from './restore'

type BinActionsProps = {
  recipe: ManagedRecipeRow
  site: ManagedSite
  onRemove: (recipe: ManagedRecipeRow) => void
}

/** The actions on a recipe in the bin. */
export function BinActions({ recipe, site, onRemove }: BinActionsProps): ReactElement {
  const { title } = recipe
  return (
    <div className={styles.buttons}>
      <Button
        kind="quiet"
        aria-label={`Restore ${title}`}
        onClick={() => void restoreFromBin(site.slug, recipe)}
      >
        Restore
      </Button>
      <Menu
        trigger={
          <Button kind="icon" aria-label={`More for ${title}`}>
            <Glyph name="more" />
          </Button>
        }
        items={[{ label: 'Delete permanently', onSelect: () => onRemove(recipe) }]}
      />
    </div>
  )
}
