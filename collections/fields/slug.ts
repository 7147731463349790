import type { TextField } from 'payload'
import { isSlug } from '@/src/domain/addresses/slug'
import { slugFromTitle } from '@/src/domain/addresses/slug-from-title'

/** A slug field, generated from the title while it is empty. Unique only by the collection's own index. */
export function slugField(titleField = 'title'): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'The last part of the address. Left empty, it is made from the title.',
    },
    hooks: {
      beforeValidate: [
        ({ value, siblingData }: { value?: unknown; siblingData: Record<string, unknown> }) => {
          if (typeof value === 'string' && value !== '') return value
          const title = siblingData[titleField]
          return typeof title === 'string' ? slugFromTitle(title) : value
        },
      ],
    },
    validate: (value: unknown) =>
      (typeof value === 'string' && isSlug(value)) ||
      'Use lower case letters, digits and hyphens, at most 200 characters.',
  }
}
