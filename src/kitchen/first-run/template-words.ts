import type { SiteSettings } from '@/src/contract/site/site-settings'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import type { TemplateName } from '@/src/domain/appearance/template-name'

/** The label of a template: `Link in bio`. */
export function templateLabel(name: TemplateName): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The template of a site. */
export const siteTemplate = ({ template }: Pick<SiteSettings, 'template'>): TemplateName =>
  TEMPLATE_NAMES.find((name) => name === template) ?? 'journal'
