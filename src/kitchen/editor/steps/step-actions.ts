import type { RichTextDocument } from '@/src/domain/rich-text/document'
import type { RowContext, RowListState } from '../rows/row-actions'
import { rowActions, rowListState } from '../rows/row-actions'
import {
  findNeighbour,
  removeRow,
  replaceRow,
  findRow,
  rowToHeading,
  updateRow,
} from '../rows/row-groups'
import { newRowId } from '../rows/row-id'
import type { Entry } from '../rows/sequence'
import { fromSequence, toSequence } from '../rows/sequence'
import { withReferences } from './link-names'
import type { NameFinder } from './name-finder'
import type { Step } from './step'
import { isEmptyStep, joinSteps, MAX_STEP_PICTURES, newStep } from './step'

/** The parts of the list that actions on steps need. */
export type StepContext = RowContext<Step>

/** The actions on the steps of a recipe; a stable object. */
export type StepActions = ReturnType<typeof stepActions>

/** The actions over a list's context; a number as a place of the focus is that of a block. */
export function stepActions(context: StepContext) {
  const means = rowListState(context.editing)
  const { groups, change } = means
  const set = (id: string, fields: Partial<Step>, key?: string): void =>
    change(
      updateRow(groups(), id, (step) => ({ ...step, ...fields })),
      { row: id, ...(key === undefined ? {} : { key }) },
    )
  return {
    ...rowActions(context, { noun: 'Step', newRow: newStep, isEmpty: isEmptyStep }),
    ...joinActions({ ...means, focus: context.focus }),
    stepOf: (id: string): Step | undefined => findRow(groups(), id),
    set,
    /** The text of a step; changes of one `session` are one step of undo. */
    write: (id: string, content: RichTextDocument, session: string): void =>
      set(id, { content: content.length === 0 ? null : content }, `write:${id}:${session}`),
    /** Removes a picture of a step, with Undo. */
    removePicture(id: string, imageId: string): void {
      const at = findRow(groups(), id)?.imageIds.indexOf(imageId) ?? -1
      const setPictures = (update: (ids: readonly string[]) => string[]): void => {
        const step = findRow(groups(), id)
        if (step) set(id, { imageIds: update(step.imageIds) })
      }
      if (at < 0) return
      setPictures((ids) => ids.filter((each) => each !== imageId))
      context.offerUndo('Picture removed', () =>
        setPictures((ids) => {
          const others = ids.filter((each) => each !== imageId)
          return others.toSpliced(at, 0, imageId).slice(0, MAX_STEP_PICTURES)
        }),
      )
    },
    /** A step becomes the heading of the steps behind it. */
    toHeading: (id: string, title: string): void =>
      change(rowToHeading(groups(), id, { id: newRowId(), title }), { row: id }),
    /** Names of ingredients become references, in all steps at once. */
    linkNames(finder: NameFinder): void {
      change(
        groups().map((group) => ({
          ...group,
          rows: group.rows.map((step) => {
            const { document, count } = withReferences(step.content ?? [], finder)
            return count === 0 ? step : { ...step, content: document }
          }),
        })),
      )
    },
  }
}

type Means = RowListState<Step> & Pick<StepContext, 'focus'>

function joinActions({ groups, change, focus }: Means) {
  return {
    /** Splits a step at an empty line. */
    split(id: string, before: RichTextDocument, after: RichTextDocument): void {
      const next = newStep(after)
      const step = findRow(groups(), id)
      if (!step) return
      const first = { ...step, content: before.length === 0 ? null : before }
      change(replaceRow(groups(), id, [first, next]), { row: id })
      focus({ id: next.id, at: 'start', isText: true })
    },
    /** Backspace at the start: joins the step to the previous one, as its last blocks. */
    joinBefore(id: string): boolean {
      const to = findNeighbour(groups(), id, -1)
      const [step, before] = [
        findRow(groups(), id),
        to === undefined ? undefined : findRow(groups(), to),
      ]
      if (!step || !before) return false
      const joined = joinSteps(before, step)
      change(
        updateRow(removeRow(groups(), id), before.id, () => joined),
        { row: id },
      )
      const blocks = before.content?.length ?? 0
      focus({ id: before.id, at: (step.content ?? []).length === 0 ? 'end' : blocks, isText: true })
      return true
    },
    /** Pasted steps and headings behind a step, which gives its place if it is empty. */
    paste(id: string, entries: readonly Entry<Step>[], isEmpty: boolean): void {
      const sequence = toSequence(groups())
      const at = sequence.findIndex((entry) => 'row' in entry && entry.row.id === id)
      const [first] = groups()
      if (at < 0 || !first) return
      const next = sequence.toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...entries)
      const isUsed = next.some((entry) => 'heading' in entry && entry.heading.id === first.id)
      const home = isUsed ? { id: newRowId(), title: null, note: null, rows: [] } : first
      change(fromSequence(next, home), { row: id })
      const last = entries.at(-1)
      if (last && 'row' in last) focus({ id: last.row.id, at: 'end', isText: true })
    },
  }
}
