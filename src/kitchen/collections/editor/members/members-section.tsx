'use client'

import type { ReactElement } from 'react'
import { Section } from '../../../recipe/fields/section'
import { recipeCountText } from '../../collection-links'
import { AddRecipes } from './add-recipes'
import { MemberList } from './member-list'
import styles from './members.module.css'
import { useMembers } from './use-members'

/**
 * The recipes of a hand-made collection.
 * @see docs/product/kitchen.md#recipes-of-a-collection
 */
export function MembersSection(): ReactElement {
  const members = useMembers()
  const count = members.ids.length
  return (
    <Section
      title="Recipes"
      actions={count > 0 ? <span className={styles.detail}>{recipeCountText(count)}</span> : null}
    >
      <AddRecipes members={members} />
      {count === 0 ? (
        <p className={styles.empty}>No recipes yet. Search for the first one above.</p>
      ) : null}
      <MemberList members={members} />
    </Section>
  )
}
