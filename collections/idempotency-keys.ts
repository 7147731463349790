import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'

/** Calls that were made with an `Idempotency-Key`, with their answers, for a day. */
export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'status', type: 'number' },
    { name: 'answer', type: 'json' },
  ],
}
