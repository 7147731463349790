'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { SelectField } from '@/src/ui/form/select-field'
import { languageChoices, languageName } from '../parts/languages/language-choices'
import { PLAN_OPTIONS, SOURCE_OPTIONS, STATE_OPTIONS } from './segment-form'
import type { SegmentForm } from './segment-form'
import styles from './segments.module.css'

type Option = { value: string; label: string }

/** Adds the chosen value to the options if it is not among them. */
const withChosen = (options: Option[], value: string, label: string): Option[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label }]

type Props = {
  site: string
  values: SegmentForm
  onChange: (part: Partial<SegmentForm>) => void
}

/** The conditions of a segment that are chosen from lists. */
export function SegmentSelects({ site, values, onChange }: Props): ReactElement {
  const { plan, state, source, language, tag } = values
  const { data } = useCall('listSubscriberTags', { params: { site } })
  const tags = (data?.tags ?? []).map((each) => ({
    value: each.tag,
    label: `${each.tag} (${each.count.toLocaleString('en')})`,
  }))
  const languages = languageChoices().map(({ id, label }) => ({ value: id, label }))
  return (
    <div className={styles.pair}>
      <SelectField
        label="Plan"
        value={plan}
        options={PLAN_OPTIONS}
        onChange={(value) => onChange({ plan: value })}
      />
      <SelectField
        label="State"
        value={state}
        options={STATE_OPTIONS}
        onChange={(value) => onChange({ state: value })}
      />
      <SelectField
        label="How they joined"
        value={source}
        options={SOURCE_OPTIONS}
        onChange={(value) => onChange({ source: value })}
      />
      <SelectField
        label="Language"
        value={language}
        options={withChosen(
          [{ value: '', label: 'All languages' }, ...languages],
          language,
          languageName(language),
        )}
        onChange={(value) => onChange({ language: value })}
      />
      <SelectField
        label="Tag"
        value={tag}
        options={withChosen([{ value: '', label: 'With or without tags' }, ...tags], tag, tag)}
        onChange={(value) => onChange({ tag: value })}
      />
    </div>
  )
}
