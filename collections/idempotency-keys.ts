import type { CollectionConfig } from 'payload'

/** Calls with an `Idempotency-Key` and their responses, stored for a day. */
export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'status', type: 'number' },
    { name: 'answer', type: 'json' },
  ],
}
