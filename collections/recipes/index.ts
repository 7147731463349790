import type { CollectionConfig } from 'payload'
import type { Recipe } from '@/payload-types'
import { kitchenLink } from '../fields/kitchen-link'
import { keepRedirect } from '../fields/keep-redirect'
import { refreshStuckRows } from '../fields/refresh-stuck-rows'
import { seoField } from '../fields/seo'
import { siteField } from '../fields/site'
import { slugField } from '../fields/slug'
import { classificationFields, headFields, sourceFields, stateFields, storyFields } from './fields'
import { ingredientUsageGroups } from './ingredients'
import { equipmentUsages, instructionGroups } from './instructions'
import { previewUrl } from './preview'
import { withoutEmptyLines } from './without-empty-lines'

const keepPublished = keepRedirect<Recipe>(
  '/recipes',
  // The address of a recipe in the bin may be another recipe's by now.
  ({ publishedAt, deletedAt }) => typeof publishedAt === 'string' && !deletedAt,
)

/**
 * Recipes. One without `publishedAt` is a draft; deleted ones stay 30 days.
 * @see docs/product/recipes.md#fields
 */
export const recipes: CollectionConfig = {
  slug: 'recipes',
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'site', 'privacySetting', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    preview: previewUrl,
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('recipes')],
      },
    },
  },
  hooks: { beforeValidate: [withoutEmptyLines], beforeChange: [keepPublished] },
  trash: true,
  defaultSort: '-updatedAt',
  indexes: [
    // Unique among recipes that are not in the bin: an index of the first migration's own.
    { fields: ['site', 'slug'] },
    { fields: ['site', 'publishedAt'] },
    { fields: ['site', 'updatedAt'] },
    { fields: ['site', 'sourceKey'], unique: true },
  ],
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      type: 'tabs',
      tabs: [
        { label: 'Recipe', fields: headFields },
        { label: 'Ingredients', fields: [ingredientUsageGroups] },
        { label: 'Method', fields: [instructionGroups, equipmentUsages] },
        { label: 'Story and notes', fields: storyFields },
        { label: 'Filed under', fields: classificationFields },
        { label: 'Search and social', fields: [seoField()] },
        { label: 'Source', fields: sourceFields },
      ],
    },
    siteField(),
    slugField(),
    ...stateFields,
    refreshStuckRows,
  ],
}
