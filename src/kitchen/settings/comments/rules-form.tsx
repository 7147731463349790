'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { CommentSettings } from '@/src/contract/people/comment-settings'
import { MAX_OPEN_DAYS } from '@/src/domain/moderation'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { readCount, wrongCount } from '../../parts/typed-count'
import { useUnsaved } from '../../shell/leaving/unsaved'
import { writeCall } from '../../state/write-call'
import { SwitchField } from '../form/switch-field'
import styles from '../settings.module.css'
import { toRulesBody, toRulesFields } from './rules-fields'
import type { RulesFields } from './rules-fields'

const SWITCHES = [
  {
    name: 'holdsFirst',
    label: 'Hold first comments',
    words: 'A comment waits while its writer has no published comment on this site.',
  },
  { name: 'holdsLinks', label: 'Hold links', words: 'A comment with a link waits.' },
] as const

const WORDS = [
  {
    name: 'heldWords',
    label: 'Held words',
    hint: 'One word or phrase a line. Comments with one of them wait.',
  },
  {
    name: 'refusedWords',
    label: 'Refused words',
    hint: 'One word or phrase a line. Readers are asked to leave them out.',
  },
] as const

type Props = { site: string; settings: CommentSettings }

/** The form of the rules, saved by its button. */
export function RulesForm({ site, settings }: Props): ReactElement {
  const form = useForm(
    toRulesFields(settings),
    async (fields, { reset }) => {
      await writeCall('updateCommentSettings', { params: { site }, body: toRulesBody(fields) })
      reset()
    },
    { check: checkDays },
  )
  const { values, edit } = form
  useUnsaved(form.isChanged)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {SWITCHES.map(({ name, label, words }) => (
        <SwitchField
          key={name}
          {...{ label, words }}
          isOn={values[name]}
          onChange={(isOn) => edit({ [name]: isOn })}
        />
      ))}
      <WordFields form={form} />
      <TextField
        label="Close comments after (days)"
        hint="Counted from the publication of a recipe. Leave it empty to keep them open."
        inputMode="numeric"
        maxLength={4}
        value={values.closesAfterDays}
        error={form.issueOf('closesAfterDays')}
        onChange={({ target }) => edit({ closesAfterDays: target.value })}
      />
      <p className={styles.failure} role="alert">
        {form.message}
      </p>
      <div className={styles.acts}>
        <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={!form.isChanged}>
          Save
        </Button>
        <span className={styles.said} role="status">
          {form.isSaved ? 'Saved' : form.isChanged ? 'Not saved yet' : ''}
        </span>
      </div>
    </form>
  )
}

function WordFields({ form }: { form: Form<RulesFields> }): ReactElement {
  const id = useId()
  const { values, edit } = form
  return (
    <>
      {WORDS.map(({ name, label, hint }) => (
        <div key={name} className={styles.labelled}>
          <TextAreaField
            label={label}
            rows={4}
            dir="auto"
            aria-describedby={`${id}-${name}`}
            value={values[name]}
            error={form.issueOf(name)}
            onChange={({ target }) => edit({ [name]: target.value })}
          />
          <p id={`${id}-${name}`} className={styles.hint}>
            {hint}
          </p>
        </div>
      ))}
    </>
  )
}

function checkDays({ closesAfterDays }: RulesFields): Record<string, string> {
  const isWrong = readCount(closesAfterDays, MAX_OPEN_DAYS) === 'invalid'
  return isWrong ? { closesAfterDays: wrongCount(MAX_OPEN_DAYS) } : {}
}
