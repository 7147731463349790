import type { CollectionConfig, Field } from 'payload'
import { kitchenLink } from './fields/kitchen-link'
import { siteField } from './fields/site'
import { isOldPath, isRedirectTarget } from '@/src/domain/addresses/redirect-target'

const count = (name: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  admin: { readOnly: true },
})

const internalText = (name: string): Field => ({ name, type: 'text', admin: { hidden: true } })

/**
 * Bulk imports and their progress.
 * @see docs/product/import-and-export.md#imports
 */
export const imports: CollectionConfig = {
  slug: 'imports',
  admin: {
    group: 'Publishing',
    defaultColumns: ['fileName', 'site', 'status', 'done', 'total', 'failed', 'createdAt'],
    useAsTitle: 'fileName',
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('import')],
      },
    },
  },
  indexes: [{ fields: ['site', 'createdAt'] }],
  fields: [
    siteField(),
    { name: 'fileName', type: 'text' },
    { name: 'format', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      dbName: 'import_status',
      required: true,
      defaultValue: 'queued',
      options: ['queued', 'running', 'done', 'canceled', 'failed'],
    },
    { name: 'dryRun', type: 'checkbox', defaultValue: false },
    ...['total', 'done', 'created', 'updated', 'skipped', 'failed'].map(count),
    { name: 'user', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
    {
      name: 'onRepeat',
      type: 'select',
      dbName: 'import_on_repeat',
      defaultValue: 'update',
      options: ['update', 'skip'],
      admin: { readOnly: true, description: 'How recipes that were imported before are handled.' },
    },
    { name: 'message', type: 'text', admin: { readOnly: true } },
    { name: 'notice', type: 'text', admin: { readOnly: true } },
    // Internal state of the job: the place of its file and the worker that runs it.
    ...['filePath', 'fingerprint', 'runId'].map(internalText),
    { name: 'options', type: 'json', admin: { hidden: true } },
    { name: 'seenAt', type: 'date', admin: { hidden: true } },
  ],
}

/** The report of an import: one document for each row. */
export const importRows: CollectionConfig = {
  slug: 'import-rows',
  admin: { hidden: true },
  indexes: [{ fields: ['import', 'position'], unique: true }],
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'imports', required: true },
    siteField(),
    { name: 'position', type: 'number', required: true },
    { name: 'name', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'sourceKey', type: 'text' },
    { name: 'title', type: 'text' },
    {
      name: 'outcome',
      type: 'select',
      dbName: 'import_outcome',
      required: true,
      options: ['created', 'updated', 'skipped', 'failed'],
    },
    { name: 'message', type: 'text' },
    { name: 'warnings', type: 'json' },
    { name: 'recipe', type: 'relationship', relationTo: 'recipes' },
    { name: 'letter', type: 'relationship', relationTo: 'letters' },
    // The recipe parsed from a failed row: it can be corrected and retried without the file.
    { name: 'kept', type: 'json' },
    // Names that a dry run found in a row: authors, categories, tags, old addresses.
    { name: 'found', type: 'json' },
  ],
}

/** Pictures of imported recipes and letters: fetched in the background, reused by later imports. */
export const importPictures: CollectionConfig = {
  slug: 'import-pictures',
  admin: { hidden: true },
  indexes: [
    { fields: ['import', 'status'] },
    // On the hash of the source: the index is in a migration.
    { fields: ['site', 'source'] },
  ],
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'imports', required: true },
    siteField(),
    // Of a recipe or of a letter.
    { name: 'recipe', type: 'relationship', relationTo: 'recipes' },
    { name: 'letter', type: 'relationship', relationTo: 'letters' },
    { name: 'source', type: 'text', required: true },
    // The recipe's own pictures, or those of a step: the name of the list they belong to.
    { name: 'place', type: 'text', required: true },
    { name: 'position', type: 'number', required: true },
    {
      name: 'status',
      type: 'select',
      dbName: 'import_picture_status',
      required: true,
      defaultValue: 'waiting',
      options: ['waiting', 'stored', 'failed'],
    },
    { name: 'message', type: 'text' },
    // Its alternative text in the source.
    { name: 'alt', type: 'text' },
    { name: 'image', type: 'relationship', relationTo: 'images' },
  ],
}

/**
 * Old addresses and their targets; created when a slug changes.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Publishing',
    defaultColumns: ['from', 'to', 'site'],
    useAsTitle: 'from',
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('redirects')],
      },
    },
  },
  indexes: [{ fields: ['site', 'from'], unique: true }],
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      admin: { placeholder: '/2014/05/old-post' },
      validate: (value: unknown) =>
        (typeof value === 'string' && isOldPath(value)) || 'Enter a path that starts with /',
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      admin: { placeholder: '/recipes/new-recipe' },
      validate: (value: unknown) =>
        (typeof value === 'string' && isRedirectTarget(value)) || 'Invalid URL',
    },
    {
      name: 'origin',
      type: 'select',
      dbName: 'redirect_origin',
      options: ['renamed', 'import', 'hand'],
      admin: { readOnly: true, description: 'Origin of the redirect.' },
    },
    siteField(),
  ],
}
