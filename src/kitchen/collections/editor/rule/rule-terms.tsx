'use client'

import { useId, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import { Picker } from '../../../editor/parts/picker'
import fields from '../../../recipe/fields/fields.module.css'
import { Chosen } from '../../../recipe/terms/chosen'
import { TERM_LIST_LABELS } from '../../../recipe/terms/term-list-labels'
import terms from '../../../recipe/terms/terms.module.css'
import { useCollectionEditing } from '../collection-context'

type Props = {
  list: TermList
  slugs: readonly string[]
  onChange: (slugs: string[]) => void
}

/**
 * The terms of a rule: typing suggests existing ones, Enter takes the first. A recipe must have one of
 * them.
 */
export function RuleTerms({ list, slugs, onChange }: Props): ReactElement {
  const { globals } = useCollectionEditing()
  const [typed, setTyped] = useState('')
  const id = useId()
  const ofKind = globals.terms.filter(({ kind }) => kind === TERM_LISTS[list].kind)
  const choices = useOffered(ofKind, slugs)
  const known = ofKind.find(({ title }) => title.toLowerCase() === typed.trim().toLowerCase())
  const isUnknown = typed.trim() !== '' && !ofKind.some(({ title }) => begins(title, typed))
  const take = (): void => {
    if (!known) return
    setTyped('')
    if (!slugs.includes(known.slug)) onChange([...slugs, known.slug])
  }
  const choose = (slug: string): void => {
    setTyped('')
    onChange([...slugs, slug])
  }
  const onOtherKey = (event: KeyboardEvent): void => {
    if (event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && typed === '') onChange(slugs.slice(0, -1))
  }
  const chosen = slugs.map((slug) => ({
    id: slug,
    title: ofKind.find((term) => term.slug === slug)?.title ?? slug,
  }))
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {TERM_LIST_LABELS[list]}
      </label>
      <div className={terms.box}>
        <Chosen
          terms={chosen}
          onRemove={(gone) => onChange(slugs.filter((each) => each !== gone))}
        />
        <Picker
          id={id}
          label={TERM_LIST_LABELS[list]}
          typed={typed}
          onType={setTyped}
          choices={choices}
          onChoose={choose}
          onEnter={take}
          onOtherKey={onOtherKey}
          onBlur={take}
          input={{ className: terms.input, 'aria-describedby': `${id}-error` }}
        />
      </div>
      <span id={`${id}-error`} className={fields.error} role="status">
        {isUnknown ? 'The site has no term with this name' : null}
      </span>
    </div>
  )
}

const begins = (title: string, typed: string): boolean =>
  title.toLowerCase().includes(typed.trim().toLowerCase())

/** The terms that are not in the rule yet. */
const useOffered = (terms: readonly { slug: string; title: string }[], slugs: readonly string[]) =>
  useMemo(
    () =>
      terms
        .filter(({ slug }) => !slugs.includes(slug))
        .map(({ slug, title }) => ({ id: slug, label: title })),
    [terms, slugs],
  )
