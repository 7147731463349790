import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { MAX_FURTHER_TIMERS } from '@/src/domain/recipes/recipe-limits'
import { getStepTimers } from '@/src/parsing/timer'
import { newRowId } from '../rows/row-id'
import type { RowGroups } from '../rows/row-groups'

type WrittenGroup = NonNullable<RecipeWriteInput['instructionGroups']>[number]
type WrittenStep = WrittenGroup['instructions'][number]

/** A timer that an author sets in addition to the step's own. */
export type FurtherTimer = NonNullable<WrittenStep['furtherTimers']>[number]

/** A step in the editor: the write form of the contract with every field and an id. */
export type Step = {
  id: string
  content: RichTextDocument | null
  timerMinutes: number | null
  /** Null for the times in the text. */
  furtherTimers: FurtherTimer[] | null
  note: string | null
  videoId: string | null
  imageIds: string[]
}

/** A group of steps in the editor. */
export type StepGroup = {
  id: string
  title: string | null
  note: string | null
  instructions: Step[]
}

/**
 * Maximum number of pictures of a step.
 * @see docs/product/recipes.md#steps
 */
export const MAX_STEP_PICTURES = 20

/** Creates a step, empty or with a text. */
export const newStep = (content: RichTextDocument = []): Step => ({
  id: newRowId(),
  content: content.length === 0 ? null : content,
  timerMinutes: null,
  furtherTimers: null,
  note: null,
  videoId: null,
  imageIds: [],
})

/** Whether a step has no content. */
export const isEmptyStep = (step: Step): boolean =>
  [step.content, step.furtherTimers, step.imageIds].every((list) => (list ?? []).length === 0) &&
  [step.timerMinutes, step.note, step.videoId].every((each) => each === null)

/**
 * Converts groups of steps to their editable form: every field is set, and every row has an id. Call it
 * once when a recipe is opened; the components emit the same form, which is a write form.
 */
export const editableSteps = (groups: RecipeWriteInput['instructionGroups'] = []): StepGroup[] =>
  groups.map(({ id, title, note, instructions }) => ({
    id: id ?? newRowId(),
    title: title ?? null,
    note: note ?? null,
    instructions: instructions.map(editableStep),
  }))

const editableStep = ({ id, content, ...step }: WrittenStep): Step => ({
  ...newStep(typeof content === 'string' ? documentFromPlainText(content) : (content ?? [])),
  ...(id === undefined ? {} : { id }),
  timerMinutes: step.timerMinutes ?? null,
  furtherTimers: step.furtherTimers ?? null,
  note: step.note ?? null,
  videoId: step.videoId ?? null,
  imageIds: step.imageIds ?? [],
})

/** Groups of steps as lists of rows. */
export const toStepRows = (groups: readonly StepGroup[]): RowGroups<Step> =>
  groups.map(({ instructions, ...group }) => ({ ...group, rows: instructions }))

/** Lists of rows as groups of steps. */
export const fromStepRows = (groups: RowGroups<Step>): StepGroup[] =>
  groups.map(({ rows, ...group }) => ({ ...group, instructions: [...rows] }))

/** Joins two steps: texts below each other, all timers, pictures and notes. */
export function joinSteps(first: Step, second: Step): Step {
  const content = [...(first.content ?? []), ...(second.content ?? [])]
  return {
    ...first,
    content: content.length === 0 ? null : content,
    timerMinutes: first.timerMinutes ?? second.timerMinutes,
    furtherTimers: joinTimers(first, second),
    note: [first.note, second.note].filter(Boolean).join('\n') || null,
    videoId: first.videoId ?? second.videoId,
    imageIds: [...new Set([...first.imageIds, ...second.imageIds])].slice(0, MAX_STEP_PICTURES),
  }
}

/** All timers besides the first step's own, unless the texts of both steps have them. */
function joinTimers(first: Step, second: Step): FurtherTimer[] | null {
  const own = first.timerMinutes ?? second.timerMinutes
  const content = [...(first.content ?? []), ...(second.content ?? [])]
  const all = [...getStepTimers(first), ...getStepTimers(second)]
  const inText = getStepTimers({ content, timerMinutes: own, furtherTimers: null })
  const isFromText = first.furtherTimers === null && second.furtherTimers === null
  const isInText = all.every(({ minutes }) => inText.some((each) => each.minutes === minutes))
  if (isFromText && isInText) return null
  return all.filter(({ minutes }) => minutes !== own).slice(0, MAX_FURTHER_TIMERS)
}
