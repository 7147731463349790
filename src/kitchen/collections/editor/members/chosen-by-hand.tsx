'use client'

import type { ReactElement } from 'react'
import { AddRecipes } from './add-recipes'
import { MemberList } from './member-list'
import styles from './members.module.css'
import { useMembers } from './use-members'

/**
 * The recipes of a hand-made collection.
 * @see docs/product/kitchen.md#recipes-of-a-collection
 */
export function ChosenByHand(): ReactElement {
  const members = useMembers()
  return (
    <>
      <AddRecipes members={members} />
      {members.ids.length === 0 ? (
        <p className={styles.empty}>No recipes yet. Search for the first one above.</p>
      ) : null}
      <MemberList members={members} />
    </>
  )
}
