'use client'

import { memo, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import type { IngredientLinesProps } from './ingredient-lines-props'
import { IngredientRow } from './ingredient-row'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import styles from '../rows/rows.module.css'
import { LIST_KEYS, listKeys } from '../rows/list-keys'
import type { LineActions } from './line-actions'
import { ListContextProvider } from './list-context'
import type { OpenPart } from './list-context'
import { PartEditor } from './part-editor'
import { PasteNotice } from './paste-notice'
import { RowList } from '../rows/row-list'
import { useOpenedPart } from '../rows/use-opened-part'
import type { IngredientLine } from './ingredient-line'
import { useLines } from './use-lines'

/**
 * The ingredients of a recipe as lines of text, in which parts are marked.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export const IngredientLines = memo(function IngredientLines(
  props: IngredientLinesProps,
): ReactElement {
  const { value, catalogues, ownNames } = props
  const [editing, edit] = useState<string | null>(null)
  const { root, groups, actions, tools, remarks, pasted, dismiss, said } = useLines(props, edit)
  const { opened, open, close } = useOpenedPart<OpenPart, IngredientLine>(groups)
  const context = useMemo(
    () => ({ actions, catalogues, tools, open, edit }),
    [actions, catalogues, tools, open],
  )
  return (
    <ListContextProvider value={context}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the lines in it */}
      <div ref={root} className={styles.list} onKeyDown={(event) => listKeys(event, actions)}>
        <RowList groups={groups} label="Ingredients" actions={actions}>
          {(line) => (
            <IngredientRow
              key={line.id}
              line={line}
              isEditing={editing === line.id}
              remark={remarks.get(line.id) ?? null}
            />
          )}
        </RowList>
        <PasteNotice pasted={pasted} actions={actions} onClose={dismiss} />
        <Foot isEmpty={value.length === 0} actions={actions} />
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
      {opened ? (
        <PartEditor
          part={opened.part}
          line={opened.row}
          anchor={opened.anchor}
          ownNames={ownNames ?? NO_NAMES}
          onClose={close}
          onOpen={open}
        />
      ) : null}
    </ListContextProvider>
  )
})

function Foot({ isEmpty, actions }: { isEmpty: boolean; actions: LineActions }): ReactElement {
  useScreenActions([
    { label: 'Add an ingredient', keys: [], run: () => actions.add() },
    { label: 'Add a heading to the ingredients', keys: [], run: () => actions.addHeading() },
    ...LIST_KEYS,
    ...INGREDIENT_KEYS,
  ])
  return (
    <div className={styles.foot}>
      <Button kind="quiet" onClick={() => actions.add()}>
        {isEmpty ? 'Type or paste the ingredients' : 'Add an ingredient'}
      </Button>
      <Button kind="quiet" onClick={() => actions.addHeading()}>
        Add a heading
      </Button>
    </div>
  )
}

const INGREDIENT_KEYS = [
  { label: 'Next line', keys: ['Enter'] },
  { label: 'Remove the empty line', keys: ['Backspace'] },
  { label: 'Edit the line as text', keys: ['Backspace', 'Esc'] },
  { label: 'Part before or after', keys: ['←', '→'] },
  { label: 'Open the part', keys: ['Enter', 'Space'] },
].map((line) => ({ ...line, group: 'Ingredients' }))

const NO_NAMES: readonly string[] = []
