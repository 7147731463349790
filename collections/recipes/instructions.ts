import { sharedOrSameSite, usableUploads } from '../fields/site'
import type { ArrayField, Field } from 'payload'
import { rowId } from '../fields/id'
import { rowLabel } from '../fields/row-label'
import { recipeTextField } from '../fields/rich-text'
import { urlField } from '../fields/url'

const instructionFields: Field[] = [
  rowId(),
  recipeTextField('content', 'Instruction'),
  {
    type: 'row',
    fields: [
      {
        name: 'timerMinutes',
        type: 'number',
        min: 0,
        label: 'Timer (minutes)',
        admin: { width: '30%' },
      },
      { name: 'note', type: 'text', admin: { width: '70%' } },
    ],
  },
  // A list of minutes and labels, which the kitchen edits.
  { name: 'furtherTimers', type: 'json', admin: { hidden: true } },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'images',
    hasMany: true,
    filterOptions: usableUploads,
  },
  { name: 'video', type: 'relationship', relationTo: 'videos', filterOptions: usableUploads },
]

/**
 * The method: groups of steps.
 * @see docs/product/recipes.md#steps
 */
export const instructionGroups: ArrayField = {
  name: 'instructionGroups',
  type: 'array',
  label: 'Method',
  labels: { singular: 'Part', plural: 'Parts' },
  dbName: 'recipe_instruction_groups',
  admin: { components: { RowLabel: rowLabel(['title'], 'Steps') } },
  fields: [
    rowId(),
    { name: 'title', type: 'text', admin: { placeholder: 'Shape and bake' } },
    { name: 'note', type: 'textarea' },
    {
      name: 'instructions',
      type: 'array',
      label: 'Steps',
      labels: { singular: 'Step', plural: 'Steps' },
      dbName: 'recipe_instructions',
      admin: {
        initCollapsed: true,
        components: { RowLabel: '@/src/kitchen/admin/rows/row-labels#StepRowLabel' },
      },
      fields: instructionFields,
    },
  ],
}

/**
 * The equipment of a recipe.
 * @see docs/product/recipes.md#equipment
 */
export const equipmentUsages: ArrayField = {
  name: 'equipmentUsages',
  type: 'array',
  label: 'Key equipment',
  labels: { singular: 'Piece', plural: 'Pieces' },
  dbName: 'recipe_equipment',
  admin: {
    initCollapsed: true,
    components: { RowLabel: '@/src/kitchen/admin/rows/row-labels#EquipmentRowLabel' },
  },
  fields: [
    rowId(),
    {
      name: 'equipment',
      type: 'relationship',
      relationTo: 'equipment',
      required: true,
      // Use cases write without a Payload user: they have decided before.
      filterOptions: ({ data, user }) => !user || sharedOrSameSite(data),
    },
    { name: 'equipmentTitleOverride', type: 'text', label: 'Shown as' },
    { name: 'note', type: 'text' },
    urlField('link'),
    { name: 'imageOverride', type: 'upload', relationTo: 'images', filterOptions: usableUploads },
  ],
}
