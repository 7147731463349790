import { isDeepStrictEqual } from 'node:util'
import type { ArrayField, Field, FieldHook, RelationshipField } from 'payload'
import { cropField } from '../fields/crop'
import { languageTag } from '@/src/domain/language/language-tag'
import { rowId } from '../fields/id'
import { sharedOrSameSite, usableUploads } from '../fields/site'
import { recipeTextField, wideTextField } from '../fields/rich-text'
import { DIFFICULTY_LEVELS, PRIVACY_SETTINGS } from '@/src/contract/recipe/recipe'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { yieldRangeProblem } from '@/src/domain/recipes/yield-range'
import type { YieldRange } from '@/src/domain/recipes/yield-range'
import { sanitisePost } from '@/src/parsing/html/stored-post'

/** Pictures in order; the first is the cover. */
const images: ArrayField = {
  name: 'images',
  type: 'array',
  label: 'Pictures',
  labels: { singular: 'Picture', plural: 'Pictures' },
  dbName: 'recipe_images',
  admin: {
    description: 'The first is the cover.',
    components: { RowLabel: '@/src/kitchen/admin/rows/row-labels#PictureRowLabel' },
  },
  fields: [
    rowId(),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'images',
      required: true,
      filterOptions: usableUploads,
    },
    cropField(),
    cropField('shareCrop', 'Part shown in link previews'),
  ],
}

const minutes = (name: string, label: string): Field => ({
  name,
  type: 'number',
  min: 0,
  label,
  admin: { width: '25%' },
})

const times: Field = {
  type: 'row',
  fields: [
    minutes('prepTimeMinutes', 'Preparation (minutes)'),
    minutes('cookTimeMinutes', 'Cooking (minutes)'),
    minutes('customTimeMinutes', 'Other time (minutes)'),
    {
      name: 'customTimeLabel',
      type: 'text',
      label: 'Name of the other time',
      admin: { width: '25%', placeholder: 'Rising' },
    },
  ],
}

const servings: Field = {
  type: 'row',
  fields: [
    { name: 'yieldServings', type: 'number', min: 0, label: 'Yield', admin: { width: '15%' } },
    {
      name: 'yieldMax',
      type: 'number',
      min: 0,
      label: 'To',
      admin: { width: '10%' },
      validate: (_: unknown, { siblingData }: { siblingData: Partial<YieldRange> }) =>
        yieldRangeProblem(siblingData) ?? true,
    },
    {
      name: 'servingDescription',
      type: 'text',
      label: 'Servings unit',
      admin: { width: '50%', placeholder: 'servings, loaves, jars' },
    },
    {
      name: 'difficultyLevel',
      type: 'select',
      dbName: 'recipe_difficulty',
      label: 'Difficulty',
      options: DIFFICULTY_LEVELS.map((value) => ({
        label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
        value,
      })),
      admin: { width: '25%' },
    },
  ],
}

/** Fields at the head of a recipe. */
export const headFields: Field[] = [
  { name: 'description', type: 'textarea' },
  images,
  {
    type: 'row',
    fields: [
      {
        name: 'video',
        type: 'relationship',
        relationTo: 'videos',
        filterOptions: usableUploads,
        admin: { width: '50%' },
      },
      {
        name: 'youtubeVideoId',
        type: 'text',
        label: 'YouTube video id',
        admin: { width: '50%', placeholder: 'dQw4w9WgXcQ' },
      },
    ],
  },
  times,
  servings,
]

/** The writing around the recipe. */
export const storyFields: Field[] = [
  { name: 'storyExcerpt', type: 'textarea', admin: { description: 'Opens the story.' } },
  wideTextField('storyMore', 'The story'),
  recipeTextField('note', 'Notes for the cook'),
]

const termField = (name: string, kind: TermKind): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'terms',
  hasMany: true,
  filterOptions: ({ data, user }) =>
    // Use cases write without a Payload user: they have decided before.
    !user || { and: [{ kind: { equals: kind } }, sharedOrSameSite(data)] },
})

/** Classification, for filters and search. */
export const classificationFields: Field[] = [
  ...Object.values(TERM_LISTS).map(({ stored, kind }) => termField(stored, kind)),
  { name: 'keywords', type: 'text', hasMany: true },
]

/** The state of a recipe: shown beside the form. */
export const stateFields: Field[] = [
  {
    name: 'privacySetting',
    type: 'select',
    label: 'Who can read it',
    dbName: 'recipe_privacy',
    required: true,
    defaultValue: 'public',
    options: [
      { label: 'Everyone', value: PRIVACY_SETTINGS[0] },
      { label: 'Subscribers only', value: PRIVACY_SETTINGS[1] },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'Published',
    index: true,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'Empty for a draft. A date in the future publishes the recipe automatically.',
      components: {
        afterInput: ['@/src/kitchen/admin/publish-now#PublishNow'],
        Cell: '@/src/kitchen/admin/list-cells#PublishedCell',
      },
    },
  },
  {
    name: 'contributors',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    admin: { position: 'sidebar' },
  },
]

/** Sanitised on every write; stored values are, so they are not checked again. */
const keepHarmless: FieldHook = ({ value, previousValue }): unknown =>
  value === undefined || isDeepStrictEqual(value, previousValue) ? value : sanitisePost(value)

/** Source data from an import: where the recipe came from, and stored HTML of posts without a recipe. */
export const sourceFields: Field[] = [
  {
    name: 'sourceKey',
    type: 'text',
    admin: {
      readOnly: true,
      description: 'Identifies the imported row, so that it is never created twice.',
    },
  },
  { name: 'sourceUrl', type: 'text', admin: { readOnly: true } },
  {
    name: 'language',
    type: 'text',
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && languageTag(value) !== null) || 'Invalid input',
    admin: {
      placeholder: 'de',
      description: 'A language tag, such as de or pt-BR. Empty for the language of the site.',
    },
  },
  {
    name: 'legacyRecipeData',
    type: 'json',
    label: 'Stored post',
    hooks: { beforeChange: [keepHarmless] },
    admin: {
      description: 'For posts without a structured recipe: { "content": "<p>…" }',
      components: { Field: '@/src/kitchen/admin/json-field#JsonField' },
    },
  },
]
