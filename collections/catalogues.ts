import type { CollectionConfig, Field } from 'payload'
import { MEASUREMENT_METHODS } from '@/src/contract/recipe/catalogue'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { siteField } from './fields/site'
import { slugField } from './fields/slug'

// Built separately for each collection, whose access rules it gets.
const title = (): Field => ({ name: 'title', type: 'text', required: true })
const aliases = (): Field => ({
  name: 'aliases',
  type: 'text',
  hasMany: true,
  admin: { description: 'Other names, in lower case. Imports and searches recognise them too.' },
})
const method = (name: string, dbName: string): Field => ({
  name,
  type: 'select',
  dbName,
  required: true,
  options: [...MEASUREMENT_METHODS],
})
const uniqueSlug = () => ({ ...slugField(), unique: true })

/**
 * Ingredients with how much a litre of them weighs.
 * @see docs/product/recipes.md#catalogues
 */
export const ingredients: CollectionConfig = {
  slug: 'ingredients',
  admin: {
    useAsTitle: 'title',
    group: 'Catalogues',
    defaultColumns: ['title', 'gramsPerLiter', 'defaultMetricMeasurementMethod'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    title(),
    uniqueSlug(),
    { name: 'gramsPerLiter', type: 'number', min: 0 },
    method('defaultMetricMeasurementMethod', 'ingredient_metric_method'),
    method('defaultImperialMeasurementMethod', 'ingredient_imperial_method'),
    aliases(),
    { name: 'source', type: 'text', admin: { description: 'Source of the weight.' } },
  ],
}

/**
 * Units of amounts.
 * @see docs/product/recipes.md#catalogues
 */
export const units: CollectionConfig = {
  slug: 'units',
  admin: {
    useAsTitle: 'title',
    group: 'Catalogues',
    defaultColumns: ['title', 'abbreviation', 'system', 'kind', 'milliliters', 'grams'],
  },
  fields: [
    title(),
    uniqueSlug(),
    { name: 'pluralTitle', type: 'text', required: true },
    { name: 'abbreviation', type: 'text' },
    {
      name: 'system',
      type: 'select',
      dbName: 'unit_system',
      required: true,
      options: ['metric', 'imperial', 'any'],
    },
    {
      name: 'kind',
      type: 'select',
      dbName: 'unit_kind',
      required: true,
      options: ['volume', 'weight', 'length', 'count', 'package', 'imprecise'],
    },
    { name: 'milliliters', type: 'number', min: 0 },
    { name: 'grams', type: 'number', min: 0 },
    aliases(),
  ],
}

/**
 * Kitchen equipment, for all sites or for one.
 * @see docs/product/recipes.md#catalogues
 */
export const equipment: CollectionConfig = {
  slug: 'equipment',
  labels: { singular: 'Piece of equipment', plural: 'Equipment' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogues',
    defaultColumns: ['title', 'site', 'featuredImage'],
  },
  fields: [
    title(),
    slugField(),
    { name: 'featuredImage', type: 'upload', relationTo: 'images' },
    aliases(),
    { ...siteField(), required: false },
  ],
}

/** Taxonomy terms of six kinds, for all sites or for one (tags mostly). */
export const terms: CollectionConfig = {
  slug: 'terms',
  admin: {
    useAsTitle: 'title',
    group: 'Catalogues',
    defaultColumns: ['title', 'kind', 'site', 'slug'],
    listSearchableFields: ['title', 'slug'],
  },
  indexes: [{ fields: ['kind', 'site', 'slug'] }],
  fields: [
    title(),
    {
      name: 'kind',
      type: 'select',
      dbName: 'term_kind',
      required: true,
      options: [...TERM_KINDS],
    },
    slugField(),
    aliases(),
    { ...siteField(), required: false },
  ],
}
