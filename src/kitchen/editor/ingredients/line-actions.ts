import type { LineReader } from '../parser/line-reader'
import type { RowContext, RowMeans } from '../rows/row-actions'
import { rowActions, rowMeans } from '../rows/row-actions'
import {
  insertAfter,
  neighbourOf,
  placeOf,
  removeRow,
  rowOf,
  rowToHeading,
  updateGroup,
  updateRow,
} from '../rows/row-groups'
import type { RowGroup } from '../rows/row-groups'
import { newRowId } from '../rows/row-id'
import type { LineCatalogues } from './catalogues'
import type { IngredientLine } from './ingredient-line'
import { emptyLine } from './ingredient-line'
import { lineText } from './line-words'
import type { Pasted } from './pasted-lines'
import { headingTitle, insertPasted, lineFromText, pastedLines } from './pasted-lines'
import { retyped } from './understand'

/** The parts of the list that actions on lines need. */
export type LineContext = RowContext<IngredientLine> & {
  catalogues: () => LineCatalogues
  read: () => LineReader | null
  tell: (pasted: Pasted) => void
}

/** A line whose text is being typed in: what it was when that began. */
export type TypedFrom = { line: IngredientLine; text: string }

/** Everything that can be done with the lines of a recipe; stays the same for the list's life. */
export type LineActions = ReturnType<typeof lineActions>

/** The actions over a list's context. */
export function lineActions(context: LineContext) {
  const means = rowMeans(context.editing)
  const { groups, change } = means
  const textOf = (line: IngredientLine): string =>
    lineText(line, context.catalogues(), context.read())
  return {
    ...rowActions(context, { noun: 'Line', newRow: emptyLine }),
    ...textActions(context, means),
    ...joinActions(context, { ...means, textOf }),
    textOf,
    catalogues: context.catalogues,
    focus: context.focus,
    /** Corrects parts of a line by hand. */
    correct: (id: string, parts: Partial<IngredientLine>): void =>
      change(
        updateRow(groups(), id, (line) => ({ ...line, ...parts })),
        { row: id },
      ),
  }
}

type Means = RowMeans<IngredientLine>

type TextMeans = Means & { textOf: (line: IngredientLine) => string }

function textActions({ read, focus }: LineContext, { groups, change }: Means) {
  const toHeading = (id: string): RowGroup<IngredientLine> | undefined => {
    const place = placeOf(groups(), id)
    const title = headingTitle(rowOf(groups(), id)?.originalText ?? '', read())
    if (!place || title === null) return undefined
    const before = groups().length
    change(rowToHeading(groups(), id, { id: newRowId(), title }), { row: id })
    return groups()[place.group + groups().length - before]
  }
  return {
    /** The line says what is typed; a pause begins another step of undo. */
    type: (id: string, from: TypedFrom & { session: string }, text: string): void =>
      change(
        updateRow(groups(), id, () => retyped(from, text, read())),
        { key: `type:${id}:${from.session}`, row: id },
      ),
    /** The line is left: a heading becomes one. */
    leave: (id: string): void => void toHeading(id),
    /** Divides a line at the caret: what is behind it is the next line. */
    split(id: string, from: TypedFrom, [before, after]: readonly [string, string]): void {
      const heading = after === '' ? toHeading(id) : undefined
      if (heading) {
        const line = emptyLine()
        change(
          updateGroup(groups(), heading.id, (group) => ({ ...group, rows: [line, ...group.rows] })),
        )
        focus({ id: line.id, at: 'start', isText: true })
        return
      }
      const next = after === '' ? emptyLine() : lineFromText(after, read())
      const divided = updateRow(groups(), id, (line) =>
        after === '' ? line : retyped(from, before, read()),
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

function joinActions({ read, focus, tell }: LineContext, { groups, change, textOf }: TextMeans) {
  return {
    /** Backspace at the start of a text: it joins the line before. */
    joinBefore(id: string): void {
      const to = neighbourOf(groups(), id, -1)
      const [line, before] = [
        rowOf(groups(), id),
        to === undefined ? undefined : rowOf(groups(), to),
      ]
      if (!line || !before) return
      const [first, second] = [textOf(before), textOf(line)]
      const words = [first, second].filter(Boolean).join(' ')
      const joined = retyped({ line: before, text: first }, words, read())
      const link = joined.link ?? line.link
      change(
        updateRow(removeRow(groups(), id), before.id, () => ({ ...joined, link })),
        { row: id },
      )
      focus({ id: before.id, at: first.length, isText: true })
    },
    /** Pasted lines become rows behind the line. */
    paste(id: string, text: string): void {
      const pasted = pastedLines(text, read())
      if (pasted.entries.length === 0) return
      change(insertPasted(groups(), id, pasted), { row: id })
      const last = pasted.entries.at(-1)
      if (last)
        focus({ id: 'row' in last ? last.row.id : last.heading.id, at: 'end', isText: false })
      tell(pasted)
    },
  }
}
