import type { CollapsibleField } from 'payload'

/**
 * A crop in source pixels: the visible part of the picture. Rarely set by hand.
 * @see docs/product/media.md#image-record
 */
export const cropField = (
  name = 'crop',
  label = 'Visible part of the picture',
): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields: [
    {
      name,
      type: 'group',
      label: false,
      admin: {
        hideGutter: true,
        description: 'In pixels of the uploaded picture. Empty for the whole picture.',
      },
      fields: [
        {
          type: 'row',
          fields: (['width', 'height', 'x', 'y'] as const).map((side) => ({
            name: side,
            type: 'number' as const,
            min: 0,
            max: 1_000_000,
            admin: { width: '25%' },
          })),
        },
      ],
    },
  ],
})
