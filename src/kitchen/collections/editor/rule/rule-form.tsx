'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import type { CollectionRule } from '@/src/contract/recipe/collection-rule'
import { TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { MAX_RULE_LIMIT } from '@/src/domain/recipes/collection-rule'
import { TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { WHO_MAY_READ } from '../../../parts/marks/who-may-read'
import { TypedField } from '../../../recipe/fields/typed-field'
import { readCount, wrongCount } from '../../../parts/typed-count'
import { minutesText, parseMinutes, INVALID_MINUTES } from '../../../recipe/fields/typed-minutes'
import styles from './rule.module.css'
import { RuleTerms } from './rule-terms'
import { useChangeRule } from './use-rule'

const ACCESS = [
  { value: 'any', label: 'Any' },
  { value: 'public', label: WHO_MAY_READ.public },
  { value: 'subscribers_only', label: WHO_MAY_READ.subscribers_only },
] as const

const ORDERS = [
  { value: 'published_at_desc', label: 'Newest first' },
  { value: 'published_at_asc', label: 'Oldest first' },
  { value: 'title_asc', label: 'Title' },
  { value: 'relevance', label: 'Best match' },
] as const satisfies readonly { value: CollectionRule['orderBy']; label: string }[]

/** Whole minutes, and no more than a rule takes. */
function ruleMinutes(text: string): number | null | undefined {
  const minutes = parseMinutes(text)
  if (minutes === undefined || minutes === null) return minutes
  return Math.round(minutes)
}

/** A number from 1 to the maximum of a rule. */
function ruleLimit(text: string): number | undefined {
  const limit = readCount(text, MAX_RULE_LIMIT)
  return typeof limit === 'number' ? limit : undefined
}

/** The filters of the public list, with access, order and number. */
export function RuleForm({ rule }: { rule: CollectionRule }): ReactElement {
  const change = useChangeRule()
  return (
    <div className={styles.form}>
      <TextField
        label="Words"
        hint="Searches titles, ingredients, keywords, descriptions and terms, as the site search does."
        dir="auto"
        maxLength={200}
        value={rule.query}
        onChange={(event) => change({ query: event.target.value }, 'query')}
      />
      <div className={styles.columns}>
        {TERM_LIST_NAMES.map((list) => (
          <RuleTerms
            key={list}
            list={list}
            slugs={rule[list]}
            onChange={(slugs) => change({ [list]: slugs }, list)}
          />
        ))}
      </div>
      <RuleBounds rule={rule} />
    </div>
  )
}

/** Time, access, order and number. */
function RuleBounds({ rule }: { rule: CollectionRule }): ReactElement {
  const change = useChangeRule()
  return (
    <div className={styles.columns}>
      <TypedField
        label="Total time at most"
        placeholder="30 min"
        wrong={INVALID_MINUTES}
        value={rule.maxTotalMinutes}
        show={minutesText}
        read={ruleMinutes}
        onChange={(maxTotalMinutes) => change({ maxTotalMinutes }, 'time')}
      />
      <Named label="Who can read">
        <SelectField
          label="Who can read"
          value={rule.privacySetting ?? 'any'}
          options={ACCESS}
          onChange={(value) => change({ privacySetting: value === 'any' ? null : value }, 'access')}
        />
      </Named>
      <Named label="Order">
        <SelectField
          label="Order"
          value={rule.orderBy}
          options={ORDERS}
          onChange={(orderBy) => change({ orderBy }, 'order')}
        />
      </Named>
      <TypedField
        label="Recipes at most"
        inputMode="numeric"
        wrong={wrongCount(MAX_RULE_LIMIT)}
        value={rule.limit}
        show={String}
        read={ruleLimit}
        onChange={(limit) => change({ limit }, 'limit')}
      />
    </div>
  )
}

/** A list to choose from with its name above it, which the list itself speaks. */
function Named({ label, children }: { label: string; children: ReactElement }): ReactElement {
  const id = useId()
  return (
    <div className={styles.named}>
      <span id={id} className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
