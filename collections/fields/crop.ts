import type { GroupField } from 'payload'

/** A crop in source pixels: the part of the picture that is shown (platform §3). */
export const cropField = (): GroupField => ({
  name: 'crop',
  type: 'group',
  admin: { hideGutter: true, description: 'Source pixels. Empty: the whole picture.' },
  fields: (['width', 'height', 'x', 'y'] as const).map((name) => ({
    name,
    type: 'number' as const,
    min: 0,
    admin: { width: '25%' },
  })),
})
