'use client'

import type { ReactElement } from 'react'
import { Choice } from '@/src/ui/form/choice'
import { Section } from '../../recipe/fields/section'
import { recipeCountText } from '../collection-links'
import { useCollectionField, useCollectionState } from './collection-context'
import { ChosenByHand } from './members/chosen-by-hand'
import styles from './editor.module.css'
import members from './members/members.module.css'
import { SelectedByRule } from './rule/selected-by-rule'
import { useRuleSwitch } from './rule/use-rule'

const WAYS = [
  { value: 'hand', label: 'Chosen by hand' },
  { value: 'rule', label: 'Selected by a rule' },
] as const

/** The recipes of a collection: chosen by hand, or selected by a rule. */
export function RecipesSection(): ReactElement {
  const [rule] = useCollectionField('rule')
  const count = useCollectionState(({ document }) => document.recipeIds.length)
  const change = useRuleSwitch()
  return (
    <Section
      title="Recipes"
      actions={
        rule === null && count > 0 ? (
          <span className={members.detail}>{recipeCountText(count)}</span>
        ) : null
      }
    >
      <div className={styles.way}>
        <Choice
          name="recipes-by"
          label="How recipes are selected"
          value={rule === null ? 'hand' : 'rule'}
          options={WAYS}
          onChange={change}
        />
      </div>
      {rule === null ? <ChosenByHand /> : <SelectedByRule rule={rule} />}
    </Section>
  )
}
