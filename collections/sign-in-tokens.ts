import type { CollectionConfig } from 'payload'

/**
 * Mailed links, and single-use links between hosts.
 * @see docs/product/accounts.md#mailed-links
 */
export const signInTokens: CollectionConfig = {
  slug: 'sign-in-tokens',
  admin: { hidden: true },
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, hidden: true },
    {
      name: 'purpose',
      type: 'select',
      dbName: 'sign_in_token_purpose',
      required: true,
      options: ['sign-in', 'sign-up', 'account-link', 'handover'],
    },
    { name: 'email', type: 'text', required: true },
    // Empty for a sign-up: the account is created when the link is confirmed.
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'site', type: 'relationship', relationTo: 'sites' },
    { name: 'subscribe', type: 'checkbox', defaultValue: false },
    { name: 'displayName', type: 'text' },
    { name: 'attribution', type: 'json' },
    // The SHA-256 of the requesting browser's secret.
    { name: 'challenge', type: 'text', hidden: true },
    // URL on a custom domain where the requesting browser waits.
    { name: 'handoverTo', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
  ],
}
