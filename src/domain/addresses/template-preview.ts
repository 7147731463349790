import { TEMPLATE_NAMES } from '../appearance/template-name'
import type { TemplateName } from '../appearance/template-name'

/**
 * The separator between the slug of a site and the previewed template: `ferment--classic`. No slug has two
 * hyphens in a row.
 */
const MARK = '--'
/** The longest name of a host that DNS allows between two dots. */
const MAX_LABEL_LENGTH = 63

/**
 * The first label of the host that shows a site in another template; null where the slug is too long
 * for one.
 * @see docs/product/sites-and-hosts.md#template-previews
 */
export function templatePreviewLabel(slug: string, template: TemplateName): string | null {
  const label = `${slug}${MARK}${template}`
  return label.length <= MAX_LABEL_LENGTH ? label : null
}

/** Reads such a label; null for any other key of a site. */
export function readTemplatePreview(key: string): { slug: string; template: TemplateName } | null {
  const template = TEMPLATE_NAMES.find((name) => key.endsWith(`${MARK}${name}`))
  return template ? { slug: key.slice(0, -MARK.length - template.length), template } : null
}
