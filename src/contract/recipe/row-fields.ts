import { fieldsWritten } from '../plain-fields'
import type { FieldFor, FieldTable } from '../plain-fields'
import type {
  EquipmentUsage,
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
} from './recipe'
import type { RecipeWriteInput } from './recipe-write'

/*
 * The plain fields of the rows of a recipe: groups, ingredient lines, steps and equipment. Selects,
 * presenters, writes, values of Payload's forms, the bulk store and the import of exports are derived
 * from these tables. Relations, such as the unit of a line, are not plain. Who reads a row is said once
 * for its whole list, in `RECIPE_PARTS`.
 */

type RowsOf<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<RecipeWriteInput[Name]>[number]
type WrittenUsage = RowsOf<'ingredientUsageGroups'>['ingredientUsages'][number]
type WrittenStep = RowsOf<'instructionGroups'>['instructions'][number]

type By<Name, Write> = Name extends 'id'
  ? 'server'
  : Name extends keyof Write
    ? undefined
    : 'server'
/** A table of rows that are read as `Read` and written as `Write`, without their relations. */
type RowTable<Read, Write, Relation extends keyof Read> = {
  [Name in Exclude<keyof Read, Relation>]: FieldFor<Read[Name], 'with-its-list', By<Name, Write>>
} & FieldTable

const ID = { column: 'id', type: 'varchar', shown: 'with-its-list', by: 'server' } as const
const NOTE = { column: 'note', type: 'varchar', shown: 'with-its-list' } as const
const LINK = { column: 'link', type: 'varchar', shown: 'with-its-list' } as const

/** The plain fields of a group of ingredient lines or of steps. */
export const GROUP_FIELDS = {
  id: ID,
  title: { column: 'title', type: 'varchar', shown: 'with-its-list' },
  note: NOTE,
} as const satisfies RowTable<
  IngredientUsageGroup,
  RowsOf<'ingredientUsageGroups'>,
  'ingredientUsages'
> &
  RowTable<InstructionGroup, RowsOf<'instructionGroups'>, 'instructions'>

/** The plain fields of an ingredient line. */
export const INGREDIENT_FIELDS = {
  id: ID,
  quantityMin: { column: 'quantity_min', type: 'numeric', shown: 'with-its-list' },
  quantityMax: { column: 'quantity_max', type: 'numeric', shown: 'with-its-list' },
  ingredientTitleOverride: {
    column: 'ingredient_title_override',
    type: 'varchar',
    shown: 'with-its-list',
  },
  preparation: { column: 'preparation', type: 'jsonb', isRich: true, shown: 'with-its-list' },
  note: NOTE,
  link: LINK,
  text: { column: 'text', type: 'varchar', shown: 'with-its-list', ifEmpty: '' },
  spans: { column: 'spans', type: 'jsonb', isList: true, shown: 'with-its-list' },
} as const satisfies RowTable<IngredientUsage, WrittenUsage, 'unit' | 'ingredient' | 'originalText'>

/** The plain fields of a step. */
export const STEP_FIELDS = {
  id: ID,
  content: { column: 'content', type: 'jsonb', isRich: true, shown: 'with-its-list' },
  timerMinutes: { column: 'timer_minutes', type: 'numeric', shown: 'with-its-list' },
  furtherTimers: { column: 'further_timers', type: 'jsonb', shown: 'with-its-list' },
  note: NOTE,
} as const satisfies RowTable<Instruction, WrittenStep, 'timers' | 'video' | 'images'>

/** The plain fields of a piece of equipment. */
export const EQUIPMENT_FIELDS = {
  id: ID,
  equipmentTitleOverride: {
    column: 'equipment_title_override',
    type: 'varchar',
    shown: 'with-its-list',
  },
  note: NOTE,
  link: LINK,
} as const satisfies RowTable<
  EquipmentUsage,
  RowsOf<'equipmentUsages'>,
  'equipment' | 'imageOverride'
>

/** The group fields with an optional id, which the server generates when it is missing. */
export const WRITTEN_GROUP_FIELDS = fieldsWritten(GROUP_FIELDS)
export const WRITTEN_INGREDIENT_FIELDS = fieldsWritten(INGREDIENT_FIELDS)
export const WRITTEN_STEP_FIELDS = fieldsWritten(STEP_FIELDS)
export const WRITTEN_EQUIPMENT_FIELDS = fieldsWritten(EQUIPMENT_FIELDS)
