import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { RecipeCollection } from '@/payload-types'
import { kitchenLink } from './fields/kitchen-link'
import { keepRedirect } from './fields/keep-redirect'
import { seoField } from './fields/seo'
import { sameSite, siteField, usableUploads } from './fields/site'
import { slugField } from './fields/slug'

/** A collection with a rule has no recipes chosen by hand, whichever way it is written. */
const withoutChosenByRule: CollectionBeforeChangeHook<RecipeCollection> = ({
  data,
  originalDoc,
}) => {
  const rule = data.rule === undefined ? originalDoc?.rule : data.rule
  return rule ? { ...data, recipes: [] } : data
}

/**
 * Collections of recipes in an order of the author's; "collection" alone is Payload's word.
 * @see docs/product/recipes.md#collections
 */
export const recipeCollections: CollectionConfig = {
  slug: 'recipe-collections',
  labels: { singular: 'Collection', plural: 'Collections' },
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'site', 'slug', 'updatedAt'],
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('collections')],
      },
    },
  },
  // Readers know every collection.
  hooks: { beforeChange: [keepRedirect('/collections', () => true), withoutChosenByRule] },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'description', type: 'textarea' },
    { name: 'image', type: 'upload', relationTo: 'images', filterOptions: usableUploads },
    { name: 'video', type: 'relationship', relationTo: 'videos', filterOptions: usableUploads },
    {
      name: 'recipes',
      type: 'relationship',
      relationTo: 'recipes',
      hasMany: true,
      filterOptions: sameSite,
    },
    seoField(),
    // Written by the server alone, which validates rules.
    { name: 'rule', type: 'json', admin: { hidden: true } },
    siteField(),
    slugField(),
  ],
}
