import type { ArrayField, Field } from 'payload'
import { rowId } from '../fields/id'
import { rowLabel } from '../fields/row-label'
import { recipeTextField } from '../fields/rich-text'
import { urlField } from '../fields/url'

const usageFields: Field[] = [
  rowId(),
  {
    name: 'text',
    type: 'text',
    label: 'Line',
    admin: { placeholder: '2 cups flour, sifted' },
  },
  { name: 'spans', type: 'json', admin: { hidden: true } },
  {
    type: 'row',
    fields: [
      {
        name: 'quantityMin',
        type: 'number',
        min: 0,
        label: 'Quantity',
        admin: { width: '15%', placeholder: '1.5' },
      },
      { name: 'quantityMax', type: 'number', min: 0, label: 'To', admin: { width: '15%' } },
      { name: 'unit', type: 'relationship', relationTo: 'units', admin: { width: '30%' } },
      {
        name: 'ingredient',
        type: 'relationship',
        relationTo: 'ingredients',
        admin: { width: '40%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'ingredientTitleOverride',
        type: 'text',
        label: 'Shown as',
        admin: { width: '50%', placeholder: 'strong white bread flour' },
      },
      {
        name: 'note',
        type: 'text',
        admin: { width: '50%', placeholder: 'optional, plus more for dusting' },
      },
    ],
  },
  recipeTextField('preparation'),
  urlField('link'),
]

/**
 * Ingredient lists: groups with a title and a note, lines in them.
 * @see docs/product/recipes.md#ingredient-lines
 */
export const ingredientUsageGroups: ArrayField = {
  name: 'ingredientUsageGroups',
  type: 'array',
  label: 'Ingredient lists',
  labels: { singular: 'List', plural: 'Lists' },
  dbName: 'recipe_ingredient_groups',
  admin: { initCollapsed: false, components: { RowLabel: rowLabel(['title'], 'Ingredients') } },
  fields: [
    rowId(),
    { name: 'title', type: 'text', admin: { placeholder: 'For the dough' } },
    { name: 'note', type: 'textarea' },
    {
      name: 'ingredientUsages',
      type: 'array',
      label: 'Ingredients',
      labels: { singular: 'Ingredient', plural: 'Ingredients' },
      dbName: 'recipe_ingredients',
      admin: {
        initCollapsed: true,
        components: { RowLabel: '@/src/kitchen/admin/rows/row-labels#IngredientRowLabel' },
      },
      fields: usageFields,
    },
  ],
}
