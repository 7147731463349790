'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { quantityText } from '@/src/domain/amounts/quantity'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import { Button } from '@/src/ui/button'
import { PartPopup } from '../parts/part-popup'
import partStyles from '../parts/parts.module.css'
import { SearchList } from '../parts/search-list'
import { typedAmount, WRONG_AMOUNT } from '../parts/typed-amount'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { RichTextEditor } from '../rich-text/rich-text-editor'
import { isSame } from '../rich-text/same-document'
import { typedAddress } from '../rich-text/bar/typed-address'
import type { IngredientLine } from './ingredient-line'
import { MoreForLine } from './more-for-line'
import { partWords } from './line-words'
import type { PartKind } from './list-context'
import { useListContext } from './list-context'
import { TypedForm } from './typed-form'

type Props = {
  part: PartKind
  line: IngredientLine
  anchor: HTMLElement
  ownNames: readonly string[]
  onClose: () => void
  onOpen: (part: PartKind, id: string, anchor: HTMLElement) => void
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

type FormProps = {
  line: IngredientLine
  onDone: (change: Partial<IngredientLine>) => void
  ownNames: readonly string[]
}

/** The editor for one part of a line. */
export function PartEditor({ part, line, anchor, ownNames, onClose, onOpen }: Props): ReactElement {
  const { actions } = useListContext()
  const done = useCallback(
    (change: Partial<IngredientLine>) => {
      actions.correct(line.id, change)
      onClose()
    },
    [actions, line.id, onClose],
  )
  const Form = part === 'more' ? null : FORMS[part]
  return (
    <PartPopup key={part} title={TITLES[part]} anchor={anchor} onClose={onClose}>
      {Form ? (
        <Form line={line} onDone={done} ownNames={ownNames} />
      ) : (
        <MoreForLine
          line={line}
          onClose={onClose}
          onPart={(next) => onOpen(next, line.id, anchor)}
        />
      )}
    </PartPopup>
  )
}

function AmountForm({ line, onDone }: FormProps): ReactElement {
  const { catalogues } = useListContext()
  const unit = line.unitId === null ? null : (catalogues.units.get(line.unitId) ?? null)
  return (
    <TypedForm
      label="Amount"
      hint="2, 1½, 0.5 or 2–3"
      start={quantityText(line, unit)}
      error={WRONG_AMOUNT}
      read={typedAmount}
      onDone={onDone}
    />
  )
}

function UnitForm({ line, onDone }: FormProps): ReactElement {
  const { units } = useListContext().catalogues
  const choices = useMemo(
    () =>
      [...units.values()].map(({ id, title, pluralTitle, abbreviation }) => ({
        id,
        label: title,
        aliases: [pluralTitle],
        ...(abbreviation === null ? {} : { detail: abbreviation }),
      })),
    [units],
  )
  const choose = useCallback((unitId: string | null) => onDone({ unitId }), [onDone])
  return (
    <SearchList
      label="Unit"
      choices={choices}
      chosen={line.unitId}
      onChoose={choose}
      noneLabel="No unit"
    />
  )
}

function NameForm({ line, onDone, ownNames }: FormProps): ReactElement {
  const { catalogues } = useListContext()
  const choices = useMemo(
    () => [
      ...[...catalogues.ingredients.values()].map(({ id, title, aliases }) => ({
        id,
        label: title,
        aliases,
      })),
      ...ownNames.map((name) => ({ id: `own:${name}`, label: name, detail: "The site's own" })),
    ],
    [catalogues, ownNames],
  )
  const takeOwn = useCallback(
    (name: string) => onDone({ ingredientId: null, ingredientTitleOverride: name }),
    [onDone],
  )
  const choose = useCallback(
    (id: string | null) => {
      if (id?.startsWith('own:')) takeOwn(id.slice('own:'.length))
      else onDone({ ingredientId: id, ingredientTitleOverride: null })
    },
    [onDone, takeOwn],
  )
  const own = useMemo(
    () => ({ label: (typed: string) => `Use “${typed}” as it is`, onTake: takeOwn }),
    [takeOwn],
  )
  return (
    <SearchList
      label="Ingredient"
      choices={choices}
      chosen={line.ingredientId}
      typed={partWords(line, catalogues).name}
      onChoose={choose}
      own={own}
    />
  )
}

function PreparationForm(props: FormProps): ReactElement {
  const { line, onDone } = props
  if (!isPlainText(line.preparation ?? [])) return <RichPreparationForm {...props} />
  return (
    <TypedForm
      label="Preparation"
      hint="sifted, finely chopped"
      start={plainText(line.preparation ?? [])}
      read={(typed) => ({ preparation: typed.trim() === '' ? null : documentFromPlainText(typed) })}
      onDone={onDone}
    />
  )
}

/** A preparation with marks, links or amounts, which a field of plain text would lose. */
function RichPreparationForm({ line, onDone }: FormProps): ReactElement {
  const [preparation, setPreparation] = useState(line.preparation)
  return (
    <div className={partStyles.form}>
      <RichTextEditor
        label="Preparation"
        value={preparation}
        onChange={(next) => setPreparation(next.length === 0 ? null : next)}
      />
      <div className={partStyles.actions}>
        <Button kind="primary" onClick={() => onDone({ preparation })}>
          Apply
        </Button>
      </div>
    </div>
  )
}

const isPlainText = (document: RichTextDocument): boolean =>
  isSame(documentFromPlainText(plainText(document)), document)

const NoteForm = ({ line, onDone }: FormProps): ReactElement => (
  <TypedForm
    label="Note"
    start={line.note ?? ''}
    read={(typed) => ({ note: typed.trim() || null })}
    onDone={onDone}
  />
)

const LinkForm = ({ line, onDone }: FormProps): ReactElement => (
  <TypedForm
    label="Link"
    hint="For example of a shop"
    start={line.link ?? ''}
    error="Invalid URL"
    read={(typed) => {
      const link = typedAddress(typed)
      return link === '' || isWebAddress(link) ? { link: link || null } : undefined
    }}
    onDone={onDone}
  />
)

const FORMS = {
  amount: AmountForm,
  unit: UnitForm,
  name: NameForm,
  preparation: PreparationForm,
  note: NoteForm,
  link: LinkForm,
}
