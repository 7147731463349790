import type { CollectionConfig } from 'payload'
import { canOpenAdmin } from '@/access/payload-access'
import { TEMPERATURE_SYSTEMS } from '@/src/contract/site/site'
import { adminSessionStrategy, endAdminSession } from '@/access/admin-session'
import { cropField } from './fields/crop'

/**
 * People: one account across all sites. They sign in by magic link; there is no password.
 * @see docs/product/accounts.md#one-account
 */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { disableLocalStrategy: true, strategies: [adminSessionStrategy] },
  admin: {
    // Not everybody has another name.
    useAsTitle: 'email',
    group: 'People',
    defaultColumns: ['displayName', 'email', 'handle', 'isPlatformAdmin', 'createdAt'],
    listSearchableFields: ['email', 'displayName', 'handle'],
  },
  access: { admin: canOpenAdmin },
  hooks: { afterLogout: [endAdminSession] },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) =>
            typeof value === 'string' ? value.trim().toLowerCase() : value,
        ],
      },
    },
    { name: 'displayName', type: 'text', minLength: 2, maxLength: 255 },
    { name: 'handle', type: 'text', unique: true, minLength: 2, maxLength: 255 },
    { name: 'bio', type: 'textarea' },
    { name: 'avatar', type: 'upload', relationTo: 'images' },
    cropField('avatarCrop'),
    {
      name: 'temperatureSystem',
      type: 'select',
      dbName: 'user_temperature_system',
      options: [...TEMPERATURE_SYSTEMS],
    },
    {
      name: 'isPlatformAdmin',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'signUpAttribution',
      type: 'json',
      admin: {
        readOnly: true,
        description: 'Origin of the account, as reported at sign-up.',
        components: { Field: '@/src/kitchen/admin/json-field#JsonField' },
      },
    },
  ],
}
