import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import type { TemplateName } from '@/src/domain/appearance/template-name'

/** Only while the product is worked on: elsewhere these addresses lead nowhere. */
export const HAS_TEMPLATE_PREVIEW = process.env.NODE_ENV !== 'production'

/** Between a site's slug and the template it is to be drawn with: `ferment--classic`. */
const MARK = '--'

/** The name of a host that draws a site in another template. */
export const previewSlug = (slug: string, template: TemplateName): string =>
  `${slug}${MARK}${template}`

/** Reads such a name; null for any other key of a site. */
export function readPreviewSlug(key: string): { slug: string; template: TemplateName } | null {
  if (!HAS_TEMPLATE_PREVIEW) return null
  const template = TEMPLATE_NAMES.find((name) => key.endsWith(`${MARK}${name}`))
  return template ? { slug: key.slice(0, -MARK.length - template.length), template } : null
}
