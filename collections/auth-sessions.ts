import type { CollectionConfig } from 'payload'

/**
 * Signed-in browsers: 90 days, sliding, revocable.
 * @see docs/product/accounts.md#sessions
 */
export const authSessions: CollectionConfig = {
  slug: 'auth-sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['user', 'purpose', 'userAgent', 'lastUsedAt', 'expiresAt'],
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'email', type: 'text', virtual: 'user.email', admin: { hidden: true } },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
    },
    {
      name: 'purpose',
      type: 'select',
      dbName: 'session_purpose',
      required: true,
      options: ['api', 'admin'],
    },
    // Set for browsers: the token counts only together with the cookie (decision 011).
    { name: 'cookieHash', type: 'text', hidden: true },
    // Set for sessions on a custom domain: they reach this site and nothing else.
    { name: 'site', type: 'relationship', relationTo: 'sites', index: true },
    { name: 'host', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'lastUsedAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
