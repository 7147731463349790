import { expect, it } from 'vitest'
import { TEMPLATE_NAMES } from '../appearance/template-name'
import { designPreviewUrl, designPreviewLabel, readDesignPreview } from './design-preview'
import { isSiteSlug } from './slug'

const KEY = 'abcdefghijklmnopqrstuvwx27'

// docs/product/site-design.md#preview-of-the-design
it('shows the draft of a design in its own template', () => {
  expect(readDesignPreview(designPreviewLabel(KEY))).toEqual({ key: KEY, template: null })
})

it.each(TEMPLATE_NAMES)('shows it in %s, at a host that can be no site and no longer', (name) => {
  const address = designPreviewUrl(`https://${designPreviewLabel(KEY)}.example.com`, name)
  const { hostname, pathname } = new URL(address)
  const [label = ''] = hostname.split('.')
  expect(pathname).toBe('/')
  expect(label.length).toBeLessThanOrEqual(63)
  expect(isSiteSlug(label)).toBe(false)
  expect(readDesignPreview(label)).toEqual({ key: KEY, template: name })
})

it('takes nothing else for one', () => {
  const wrong = [KEY, 'design--', `design--${KEY}a`, `design--${KEY}--other`, `design--${KEY}--`]
  for (const label of wrong) expect(readDesignPreview(label), label).toBeNull()
})
