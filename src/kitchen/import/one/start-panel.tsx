'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { startImport } from '../../state/imports'
import { counted } from '../import-words'
import styles from '../import.module.css'
import { Problem } from './standing'
import { useSaid } from './use-said'

/**
 * Does for real what a dry run has shown, with what is to be decided.
 * @see docs/product/kitchen.md#import
 */
export function StartPanel({ site, shown }: { site: string; shown: Import }): ReactElement {
  const said = useSaid()
  const [asDrafts, setAsDrafts] = useState(shown.asDrafts)
  const [isSkipping, setSkipping] = useState(shown.onRepeat === 'skip')
  const { id, created, updated, failed, kinds } = shown
  const count = created + (isSkipping ? 0 : updated)
  const start = async (): Promise<void> => {
    const wishes = { asDrafts, onRepeat: isSkipping ? 'skip' : 'update' } as const
    const made = await startImport(site, id, wishes)
    navigate(kitchenAddress(site, 'import', made.id))
  }
  const hasRecipes = kinds.recipe + kinds.post > 0
  return (
    <section className={styles.panel} aria-label="Bring it in">
      <p className={styles.words}>{summary(shown)}</p>
      {hasRecipes ? (
        <div className={styles.options}>
          <CheckField
            label="Make them drafts, also what is published there"
            checked={asDrafts}
            onChange={({ target }) => setAsDrafts(target.checked)}
          />
          {updated > 0 || isSkipping ? (
            <CheckField
              label="Leave recipes as they are that were brought in before"
              checked={isSkipping}
              onChange={({ target }) => setSkipping(target.checked)}
            />
          ) : null}
          <p className={styles.hint}>
            Dates stay, tags and categories become terms where the site has them and keywords where
            it does not, and old addresses lead to the new ones.
          </p>
        </div>
      ) : null}
      <div className={styles.acts}>
        <Button
          kind="primary"
          isLarge
          isBusy={said.isBusy}
          disabled={count === 0}
          onClick={() => said.run(start)}
        >
          {count === 0 ? 'Nothing to bring in' : `Bring in ${counted(count, 'row')}`}
        </Button>
      </div>
      {failed > 0 ? (
        <p className={styles.hint}>
          Failed rows are left out; what is wrong with each stands below.
        </p>
      ) : null}
      <Problem words={said.failure} />
    </section>
  )
}

function summary({ created, updated, skipped, failed }: Import): string {
  const parts = [
    { count: created, words: 'new' },
    { count: updated, words: 'to update' },
    { count: skipped, words: 'left as they are' },
    { count: failed, words: 'that fail' },
  ].filter(({ count }) => count > 0)
  return parts.map(({ count, words }) => `${count.toLocaleString('en')} ${words}`).join(', ')
}
