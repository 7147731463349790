'use client'

import type { ReactElement } from 'react'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import { Failed } from '../../../parts/failed'
import { Thumbnail } from '../../../parts/thumbnail'
import { useNow } from '../../../parts/use-now'
import { editAddress } from '../../../recipes/recipe-links'
import { KitchenLink } from '../../../shell/navigation/kitchen-link'
import { recipeCountText } from '../../collection-links'
import { useCollectionEditing, useCollectionState } from '../collection-context'
import { MemberStatus } from '../members/member-row'
import members from '../members/members.module.css'
import { RuleForm } from './rule-form'
import styles from './rule.module.css'
import { useSelected } from './use-rule'

/** Rows rendered of a rule's selection. */
const DRAWN = 50

/**
 * The rule of a smart collection, and the recipes it selects now.
 * @see docs/product/kitchen.md#rule-of-a-collection
 */
export function SelectedByRule({ rule }: { rule: CollectionRule }): ReactElement {
  const chosen = useCollectionState(({ document }) => document.recipeIds.length)
  return (
    <>
      {chosen > 0 ? (
        <p className={styles.hint}>
          The {recipeCountText(chosen)} that were chosen by hand will be removed when this is saved.
        </p>
      ) : null}
      <RuleForm rule={rule} />
      <Selected rule={rule} />
    </>
  )
}

function Selected({ rule }: { rule: CollectionRule }): ReactElement | null {
  const { site } = useCollectionEditing()
  const { data, error, refetch, isPlaceholderData } = useSelected(rule)
  const now = useNow()
  if (error && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The rule could not be checked" error={error} onRetry={retry} />
  }
  if (!data) return null
  const { recipes, total } = data
  return (
    <div
      aria-busy={isPlaceholderData}
      data-is-stale={isPlaceholderData}
      className={styles.selected}
    >
      <p className={styles.count} role="status">
        {countWords(total, recipes.length)}
      </p>
      <ul className={members.list} aria-label="Recipes that the rule selects now">
        {recipes.slice(0, DRAWN).map((recipe) => (
          <li key={recipe.id} className={styles.row}>
            <Thumbnail className={members.thumbnail} image={recipe.image} width={56} height={42} />
            <div className={members.words}>
              <KitchenLink
                className={members.title}
                href={editAddress(site.slug, recipe.id)}
                dir="auto"
              >
                {recipe.title}
              </KitchenLink>
              <MemberStatus recipe={recipe} now={now} />
            </div>
          </li>
        ))}
      </ul>
      {recipes.length > DRAWN ? (
        <p className={styles.hint}>And {recipeCountText(recipes.length - DRAWN)} more.</p>
      ) : null}
    </div>
  )
}

function countWords(total: number, shown: number): string {
  if (total === 0)
    return 'No published recipe matches yet. Recipes that match later are added automatically.'
  const match = `${recipeCountText(total)} ${total === 1 ? 'matches' : 'match'} now`
  return shown < total ? `${match}, the first ${shown.toLocaleString('en')} are shown` : match
}
