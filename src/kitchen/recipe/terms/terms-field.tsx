'use client'

import type { ReactElement } from 'react'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TERM_LISTS, TermList } from '@/src/contract/recipe/term-lists'
import { errorMessage } from '../../parts/error-message'
import { useEditing, useField } from '../recipe-context'
import { TypedChoices } from './typed-choices'
import { useCreateTerms } from './use-create-terms'

type Props = {
  label: string
  kind: TermKind
  field: (typeof TERM_LISTS)[TermList]['written']
}

/** Terms of one kind: typing suggests existing ones, Enter takes one or creates it. */
export function TermsField({ label, kind, field }: Props): ReactElement {
  const { globals } = useEditing()
  const [ids = [], change] = useField(field)
  const ofKind = globals.terms.filter((term) => term.kind === kind)
  const create = useCreateTerms(kind, ofKind)
  const add = (added: readonly string[]): void => {
    const fresh = added.filter((each) => !ids.includes(each))
    if (fresh.length > 0) change([...ids, ...fresh])
  }
  return (
    <TypedChoices
      label={label}
      canCreate
      choices={ofKind}
      chosen={ids.flatMap((each) => ofKind.find((term) => term.id === each) ?? [])}
      isBusy={create.isPending}
      error={create.error ? errorMessage(create.error) : null}
      onAdd={(id) => add([id])}
      onRemove={(gone) => change(ids.filter((each) => each !== gone))}
      onNew={(text, done) =>
        create.mutate(text, {
          onSuccess: (found) => {
            done()
            add(found)
          },
        })
      }
    />
  )
}
