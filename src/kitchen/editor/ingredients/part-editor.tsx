'use client'

import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { PartPopup } from '../parts/part-popup'
import { AmountForm } from './forms/amount-form'
import type { PartFormProps } from './forms/form-props'
import { LinkForm } from './forms/link-form'
import { NameForm } from './forms/name-form'
import { UnitForm } from './forms/unit-form'
import { NoteForm, PreparationForm } from './forms/detail-form'
import type { IngredientLine } from './ingredient-line'
import type { OpenPart, PartKind } from './list-context'
import { useListContext } from './list-context'
import { MoreForLine } from './more-for-line'

type Props = {
  part: OpenPart
  line: IngredientLine
  anchor: HTMLElement
  ownNames: readonly string[]
  onClose: () => void
  onOpen: (part: OpenPart, id: string, anchor: HTMLElement) => void
}

const TITLES: Readonly<Record<PartKind, string>> = {
  amount: 'Amount',
  unit: 'Unit',
  name: 'Ingredient',
  preparation: 'Preparation',
  note: 'Note',
  link: 'Link',
  more: 'Line',
}

/** The editor for one part of a line. */
export function PartEditor({ part, line, anchor, ownNames, onClose, onOpen }: Props): ReactElement {
  const { actions } = useListContext()
  const done = useCallback(
    (next: IngredientLine) => {
      actions.correct(next)
      onClose()
    },
    [actions, onClose],
  )
  const Form = part.kind === 'more' ? null : FORMS[part.kind]
  return (
    <PartPopup
      key={`${part.kind}:${part.at}`}
      title={TITLES[part.kind]}
      anchor={anchor}
      onClose={onClose}
    >
      {Form ? (
        <Form line={line} at={part.at} onDone={done} ownNames={ownNames} />
      ) : (
        <MoreForLine
          line={line}
          onClose={onClose}
          onPart={(next) => onOpen(next, line.id, anchor)}
          onDone={done}
        />
      )}
    </PartPopup>
  )
}

const FORMS: Readonly<
  Record<Exclude<PartKind, 'more'>, (props: PartFormProps) => ReactElement | null>
> = {
  amount: AmountForm,
  unit: UnitForm,
  name: NameForm,
  preparation: PreparationForm,
  note: NoteForm,
  link: LinkForm,
}
