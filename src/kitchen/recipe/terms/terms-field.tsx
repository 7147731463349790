'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { TERM_LISTS, TermList } from '@/src/contract/recipe/term-lists'
import { errorMessage } from '../../parts/error-message'
import { queryKeys } from '../../state/keys'
import { useEditing, useField } from '../recipe-context'
import fieldStyles from '../fields/fields.module.css'
import { Chosen } from './chosen'
import styles from './terms.module.css'

type Props = {
  label: string
  kind: TermKind
  field: (typeof TERM_LISTS)[TermList]['written']
}

/** Terms of one kind: typing offers those there are, Enter takes one or creates it. */
export function TermsField({ label, kind, field }: Props): ReactElement {
  const { globals } = useEditing()
  const [ids = [], change] = useField(field)
  const [typed, setTyped] = useState('')
  const create = useCreateTerm(kind)
  const id = useId()
  const ofKind = globals.terms.filter((term) => term.kind === kind)
  const chosen = ids.flatMap((each) => ofKind.find((term) => term.id === each) ?? [])
  const add = (term: { id: string }): void => {
    setTyped('')
    if (!ids.includes(term.id)) change([...ids, term.id])
  }
  const take = (): void => {
    const title = typed.trim()
    if (title === '' || create.isPending) return
    const known = ofKind.find((term) => term.title.toLowerCase() === title.toLowerCase())
    if (known) add(known)
    else create.mutate(title, { onSuccess: add })
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && typed === '') change(ids.slice(0, -1))
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Chosen terms={chosen} onRemove={(gone) => change(ids.filter((each) => each !== gone))} />
        <input
          id={id}
          className={styles.input}
          list={`${id}-terms`}
          value={typed}
          // Disabled it would lose the focus of who goes on typing.
          readOnly={create.isPending}
          aria-describedby={`${id}-error`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={take}
        />
        <datalist id={`${id}-terms`}>
          {ofKind.map((term) => (
            <option key={term.id} value={term.title} />
          ))}
        </datalist>
      </div>
      <span id={`${id}-error`} className={fieldStyles.error} role="alert">
        {create.error ? errorMessage(create.error) : null}
      </span>
    </div>
  )
}

/** Creates a term of the site; the catalogues hold it then. */
function useCreateTerm(kind: TermKind) {
  const { site } = useEditing()
  const client = useQueryClient()
  const key = queryKeys.globals(site.slug)
  return useMutation({
    mutationFn: async (title: string) =>
      (await call('createTerm', { params: { site: site.slug }, body: { kind, title } })).term,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
