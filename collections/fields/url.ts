import type { TextField } from 'payload'
import { isWebAddress } from '@/src/domain/addresses/web-address'

/**
 * A link: http, https or mailto, with a message for anything else.
 * @see docs/product/api.md#validation-messages
 */
export const urlField = (name = 'href', extra: { required?: boolean } = {}): TextField => ({
  name,
  type: 'text',
  ...extra,
  validate: (value: unknown) => {
    if (value === undefined || value === null || value === '') {
      return extra.required === true ? 'Required' : true
    }
    return (typeof value === 'string' && isWebAddress(value)) || 'Invalid URL'
  },
})
