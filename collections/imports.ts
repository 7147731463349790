import type { CollectionConfig, Field } from 'payload'
import { createForOwnSite, nobody, siteManagers } from '@/access/rules'
import { siteField } from './fields/site'

const count = (name: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  admin: { readOnly: true },
})

/** Bulk imports and how far they have come (contract, Imports). */
export const imports: CollectionConfig = {
  slug: 'imports',
  admin: {
    group: 'Publishing',
    defaultColumns: ['fileName', 'site', 'status', 'done', 'total', 'failed', 'createdAt'],
    useAsTitle: 'fileName',
  },
  access: { read: siteManagers, create: nobody, update: nobody, delete: siteManagers },
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
  ],
}

/** What became of each row of an import: its report. */
export const importRows: CollectionConfig = {
  slug: 'import-rows',
  admin: { hidden: true },
  access: { read: siteManagers, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['import', 'position'], unique: true }],
  fields: [
    { name: 'import', type: 'relationship', relationTo: 'imports', required: true },
    siteField(),
    { name: 'position', type: 'number', required: true },
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
  ],
}

/** Old addresses and where they lead now: a changed slug keeps one (contract, Publishing). */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { group: 'Publishing', defaultColumns: ['from', 'to', 'site'], useAsTitle: 'from' },
  access: {
    read: siteManagers,
    create: createForOwnSite,
    update: siteManagers,
    delete: siteManagers,
  },
  indexes: [{ fields: ['site', 'from'], unique: true }],
  fields: [
    { name: 'from', type: 'text', required: true, admin: { placeholder: '/2014/05/old-post' } },
    { name: 'to', type: 'text', required: true, admin: { placeholder: '/recipes/new-recipe' } },
    siteField(),
  ],
}
