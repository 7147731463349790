import { expect, it } from 'vitest'
import { TEMPLATE_NAMES } from '../appearance/template-name'
import { isSiteSlug } from './slug'
import { readTemplatePreview, templatePreviewLabel } from './template-preview'

// docs/product/sites-and-hosts.md#template-previews
it.each(TEMPLATE_NAMES)(
  'a preview in %s is no slug of a site, and read as it was made',
  (template) => {
    const label = templatePreviewLabel('ferment', template) ?? ''
    expect(isSiteSlug(label)).toBe(false)
    expect(readTemplatePreview(label)).toEqual({ slug: 'ferment', template })
  },
)

it('has none where the name of the host would be too long', () => {
  expect(templatePreviewLabel('a'.repeat(56), 'bold')).toBe(`${'a'.repeat(56)}--bold`.slice(0, 63))
  expect(templatePreviewLabel('a'.repeat(58), 'bold')).toBeNull()
})

it('takes nothing else for one', () => {
  for (const key of ['ferment', 'ferment--', 'ferment--other', 'xn--bcher-kva.example', 'bold']) {
    expect(readTemplatePreview(key)).toBeNull()
  }
})
