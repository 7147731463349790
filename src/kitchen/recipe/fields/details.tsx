'use client'

import type { ReactElement } from 'react'
import { yieldText } from '@/src/domain/cooking/scale'
import { TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { useDraft, useField, useIssue } from '../recipe-context'
import styles from './fields.module.css'
import { QuietSection } from './section'
import { TypedField } from './typed-field'
import { minutesText, parseMinutes, INVALID_MINUTES } from './typed-minutes'
import { servingsText, parseServings, INVALID_SERVINGS } from './typed-servings'
import { useServings } from './use-servings'

type TimeName = 'prepTimeMinutes' | 'cookTimeMinutes' | 'customTimeMinutes'

function TimeField({ name, label }: { name: TimeName; label: string }): ReactElement {
  const [minutes, change] = useField(name)
  return (
    <TypedField
      label={label}
      value={minutes ?? null}
      show={minutesText}
      read={parseMinutes}
      onChange={change}
      wrong={INVALID_MINUTES}
      placeholder="1 h 20"
      error={useIssue(name)}
    />
  )
}

function YieldFields(): ReactElement {
  const [servings, setServings] = useServings()
  const [name, setName] = useField('servingDescription')
  const [issue, issueOfMax] = [useIssue('yieldServings'), useIssue('yieldMax')]
  return (
    <div className={styles.columns}>
      <TypedField
        label="Servings"
        value={servings}
        show={servingsText}
        read={parseServings}
        onChange={setServings}
        wrong={INVALID_SERVINGS}
        placeholder="4 or 4-6"
        error={issue ?? issueOfMax}
      />
      <TextField
        label="Servings unit"
        value={name ?? ''}
        placeholder="servings"
        maxLength={200}
        onChange={(event) => setName(event.target.value || null)}
      />
    </div>
  )
}

function CustomTimeName(): ReactElement {
  const [label, change] = useField('customTimeLabel')
  return (
    <TextField
      label="Name of the other time"
      value={label ?? ''}
      placeholder="Rest"
      maxLength={200}
      onChange={(event) => change(event.target.value || null)}
    />
  )
}

const DIFFICULTIES = [
  { value: '', label: 'Not set' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const

function DifficultyField(): ReactElement {
  const [level, change] = useField('difficultyLevel')
  return (
    <div className={styles.field}>
      <span className={styles.label}>Difficulty</span>
      <SelectField
        label="Difficulty"
        value={level ?? ''}
        options={DIFFICULTIES}
        onChange={(value) => change(value === '' ? null : value)}
      />
    </div>
  )
}

/** Times, servings and difficulty, typed as people write them. */
export function TimesAndServings(): ReactElement {
  const summary = useDraft(({ document }) => {
    const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes } = document
    const total = (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0) + (customTimeMinutes ?? 0)
    const parts = [total > 0 ? minutesText(total) : '', yieldText(document)]
    return parts.filter((part) => part !== '').join(' · ') || 'Nothing yet'
  })
  return (
    <QuietSection title="Times and servings" place="facts" summary={summary}>
      <div className={styles.columns}>
        <TimeField name="prepTimeMinutes" label="Preparation" />
        <TimeField name="cookTimeMinutes" label="Cooking" />
        <CustomTimeName />
        <TimeField name="customTimeMinutes" label="Other time" />
      </div>
      <YieldFields />
      <DifficultyField />
    </QuietSection>
  )
}
