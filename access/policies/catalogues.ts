import { rule } from '../levels'
import { setOnCreate, allOperations, SERVER_FIELDS, writable } from '../policy'
import type { PolicyOf } from '../policy'

const workers = rule('worker', 'recipes are written with the catalogues')
const admins = rule('admin', 'catalogues are everybody’s')
const byAdmins = { belongs: 'platform', ...allOperations(admins), read: workers } as const

/** Ingredients. */
export const ingredients = {
  ...byAdmins,
  fields: [
    SERVER_FIELDS,
    writable(admins, [
      'title',
      'slug',
      'gramsPerLiter',
      'defaultMetricMeasurementMethod',
      'defaultImperialMeasurementMethod',
      'aliases',
      'source',
    ]),
  ],
} as const satisfies PolicyOf<'ingredients'>

/** Units. */
export const units = {
  ...byAdmins,
  fields: [
    SERVER_FIELDS,
    writable(admins, [
      'title',
      'slug',
      'pluralTitle',
      'abbreviation',
      'system',
      'kind',
      'milliliters',
      'grams',
      'aliases',
    ]),
  ],
} as const satisfies PolicyOf<'units'>

const editors = rule(
  'editor',
  'a site has terms, equipment and themes of its own; shared ones are the platform’s',
)
const ofASite = {
  belongs: 'site-or-shared',
  ...allOperations(editors),
  read: rule('worker', 'shared ones are offered to every site, others to their own'),
} as const

/** Terms of six kinds. */
export const terms = {
  ...ofASite,
  fields: [
    SERVER_FIELDS,
    writable(editors, ['title', 'slug', 'aliases']),
    setOnCreate(editors, ['kind', 'site']),
  ],
} as const satisfies PolicyOf<'terms'>

/** Equipment. */
export const equipment = {
  ...ofASite,
  fields: [
    SERVER_FIELDS,
    writable(editors, ['title', 'slug', 'aliases']),
    writable(admins, ['featuredImage']),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'equipment'>

/** Colours of a site. */
export const colorThemes = {
  ...ofASite,
  fields: [
    SERVER_FIELDS,
    writable(editors, [
      'title',
      'colorText',
      'colorAccent',
      'colorSubdued',
      'colorOverlay',
      'colorBackground',
      'colorPanel',
      'colorEmphasis',
      'colorOutline',
    ]),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'color-themes'>

/** Type of a site. */
export const typeThemes = {
  ...ofASite,
  fields: [
    SERVER_FIELDS,
    writable(editors, [
      'title',
      'displayFontFamily',
      'displayFontNormalWeight',
      'displayFontBoldWeight',
      'narrativeFontFamily',
      'narrativeFontNormalWeight',
      'narrativeFontBoldWeight',
    ]),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'type-themes'>
