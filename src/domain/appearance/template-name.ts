/** The templates of sites; each is a data file in `src/site/templates`. */
export const TEMPLATE_NAMES = [
  'journal',
  'cookbook',
  'bold',
  'classic',
  'magazine',
  'minimal',
  'overlay',
  'newsletter',
  'link-in-bio',
] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]
