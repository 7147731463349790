'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { languageTag } from '@/src/domain/language/language-tag'
import fields from '@/src/ui/form/field.module.css'
import type { Choice } from '../../editor/parts/found'
import { Picker } from '../../editor/parts/picker'
import { languageChoices, languageName } from './language-choices'

type Props = {
  language: string | null
  error?: string | undefined
  onChange: (language: string | null) => void
}

/**
 * The language of a site: chosen by name, or typed as a tag.
 * @see docs/product/sites-and-hosts.md#language
 */
export function LanguageField({ language, error, onChange }: Props): ReactElement {
  const id = useId()
  // What is typed is only a search until a language is chosen, or until the field is left with a tag in it.
  const [typed, setTyped] = useState<string | null>(null)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const choose = (chosen: string | null): void => {
    setTyped(null)
    if (chosen !== language) onChange(chosen)
  }
  const leave = (): void => {
    if (typed === null) return
    // A word such as "german" is a well-formed tag too, which names no language.
    const tag = languageTag(typed)
    const named = tag !== null && languageName(tag) !== tag ? tag : language
    choose(typed.trim() === '' ? null : named)
  }
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        Language you write in
      </label>
      <Picker
        id={id}
        label="Languages"
        typed={typed ?? (language === null ? '' : languageName(language))}
        onType={setTyped}
        choices={choices}
        onChoose={choose}
        onBlur={leave}
        input={{
          className: fields.input,
          spellCheck: false,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-hint ${id}-error`,
          onFocus: ({ target }) => {
            target.select()
            if (choices.length === 0) setChoices(languageChoices())
          },
        }}
      />
      <span id={`${id}-hint`} className={fields.hint}>
        Used by screen readers and search engines, and to recognise ingredient lines. A recipe can
        have its own language.
      </span>
      <span id={`${id}-error`} className={fields.error} role="alert">
        {error}
      </span>
    </div>
  )
}
