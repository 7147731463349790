import type { RowContext, RowListState } from '../rows/row-actions'
import { rowActions, rowListState } from '../rows/row-actions'
import {
  insertAfter,
  findNeighbour,
  findRowPosition,
  removeRow,
  findRow,
  rowToHeading,
  updateGroup,
  updateRow,
} from '../rows/row-groups'
import type { RowGroup } from '../rows/row-groups'
import { newRowId } from '../rows/row-id'
import type { LineTools } from './annotated-line'
import type { IngredientLine } from './ingredient-line'
import { emptyLine, isEmptyLine } from './ingredient-line'
import type { Pasted } from './pasted-lines'
import { headingTitle, insertPasted, parsePastedLines } from './pasted-lines'
import { lineFromText, lostParts, editLine } from './typed-line'

/** The parts of the list that actions on lines need. */
export type LineContext = RowContext<IngredientLine> & {
  tools: () => LineTools
  tell: (pasted: Pasted) => void
  /** Shows below a line what an edit has lost. */
  remark: (id: string, messages: readonly string[]) => void
}

/** The actions on the lines of a recipe; a stable object. */
export type LineActions = ReturnType<typeof lineActions>

/** The actions over a list's context. */
export function lineActions(context: LineContext) {
  const means = rowListState(context.editing)
  const { groups, change } = means
  return {
    ...rowActions(context, { noun: 'Line', newRow: emptyLine, isEmpty: isEmptyLine }),
    ...textActions(context, means),
    ...joinActions(context, means),
    focus: context.focus,
    /** Changes parts of a line by hand. */
    correct(line: IngredientLine): void {
      context.remark(line.id, [])
      change(
        updateRow(groups(), line.id, () => line),
        { row: line.id },
      )
    },
  }
}

type Means = RowListState<IngredientLine>

function textActions({ tools, focus, remark }: LineContext, { groups, change }: Means) {
  const toHeading = (id: string): RowGroup<IngredientLine> | undefined => {
    const place = findRowPosition(groups(), id)
    const title = headingTitle(findRow(groups(), id)?.text ?? '', tools())
    if (!place || title === null) return undefined
    const before = groups().length
    change(rowToHeading(groups(), id, { id: newRowId(), title }), { row: id })
    return groups()[place.group + groups().length - before]
  }
  return {
    /** Updates the text of a line; a pause starts another undo step. */
    type(id: string, { from, session }: { from: IngredientLine; session: string }, text: string) {
      change(
        updateRow(groups(), id, () => editLine(from, text, tools())),
        { key: `type:${id}:${session}`, row: id },
      )
    },
    /** The line is left: a heading becomes one. */
    leave: (id: string): void => void toHeading(id),
    /** Reports manually set data that a line has lost by an edit. */
    nameLostParts(from: IngredientLine): void {
      const line = findRow(groups(), from.id)
      if (line && line.text !== from.text) remark(from.id, lostParts(from, line, tools()))
    },
    /** Splits a line at the caret. */
    split(id: string, from: IngredientLine, [before, after]: readonly [string, string]): void {
      const heading = after === '' ? toHeading(id) : undefined
      if (heading) {
        const line = emptyLine()
        change(
          updateGroup(groups(), heading.id, (group) => ({ ...group, rows: [line, ...group.rows] })),
        )
        focus({ id: line.id, at: 'start', isText: true })
        return
      }
      const next = after === '' ? emptyLine() : lineFromText(after, tools())
      const divided = updateRow(groups(), id, (line) =>
        after === '' ? line : editLine(from, before, tools()),
      )
      change(insertAfter(divided, id, [next]), { row: id })
      focus({ id: next.id, at: 'start', isText: true })
    },
    /** Makes an empty line behind one. */
    addAfter(id: string): void {
      const line = emptyLine()
      change(insertAfter(groups(), id, [line]), { row: id })
      focus({ id: line.id, at: 'end', isText: true })
    },
  }
}

function joinActions({ tools, focus, tell }: LineContext, { groups, change }: Means) {
  return {
    /** Backspace at the start of a text: it joins the line before. */
    joinBefore(id: string): void {
      const to = findNeighbour(groups(), id, -1)
      const [line, before] = [
        findRow(groups(), id),
        to === undefined ? undefined : findRow(groups(), to),
      ]
      if (!line || !before) return
      const words = [before.text, line.text].filter(Boolean).join(' ')
      const joined = editLine(before, words, tools())
      const link = joined.link ?? line.link
      change(
        updateRow(removeRow(groups(), id), before.id, () => ({ ...joined, link })),
        { row: id },
      )
      focus({ id: before.id, at: before.text.length, isText: true })
    },
    /** Pasted lines become rows behind the line. */
    paste(id: string, text: string): void {
      const pasted = parsePastedLines(text, tools())
      if (pasted.entries.length === 0) return
      change(insertPasted(groups(), id, pasted), { row: id })
      const last = pasted.entries.at(-1)
      if (last)
        focus({ id: 'row' in last ? last.row.id : last.heading.id, at: 'end', isText: false })
      tell(pasted)
    },
  }
}
