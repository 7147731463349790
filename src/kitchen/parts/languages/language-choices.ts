import type { Choice } from '../../editor/parts/found'

/** Languages that recipes are often written in. Others are typed as a tag. */
const LANGUAGES: readonly string[] = [
  ...[
    'af',
    'ar',
    'bg',
    'bn',
    'bs',
    'ca',
    'cs',
    'cy',
    'da',
    'de',
    'de-AT',
    'de-CH',
    'el',
    'en',
    'en-AU',
  ],
  ...[
    'en-CA',
    'en-GB',
    'es',
    'es-MX',
    'et',
    'eu',
    'fa',
    'fi',
    'fil',
    'fr',
    'fr-CA',
    'ga',
    'gl',
    'gu',
  ],
  ...[
    'he',
    'hi',
    'hr',
    'hu',
    'hy',
    'id',
    'is',
    'it',
    'ja',
    'ka',
    'kk',
    'km',
    'kn',
    'ko',
    'lo',
    'lt',
  ],
  ...[
    'lv',
    'mk',
    'ml',
    'mr',
    'ms',
    'my',
    'nb',
    'ne',
    'nl',
    'nn',
    'pa',
    'pl',
    'pt',
    'pt-PT',
    'ro',
    'ru',
  ],
  ...[
    'si',
    'sk',
    'sl',
    'sq',
    'sr',
    'sv',
    'sw',
    'ta',
    'te',
    'th',
    'tr',
    'uk',
    'ur',
    'uz',
    'vi',
    'zh',
  ],
  ...['zh-TW', 'zu'],
]

/** The name of a language in English, as `German`; the tag itself for one that has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Languages to choose from, found by their English name, their own name and their tag. */
export const languageChoices = (): Choice[] =>
  LANGUAGES.map((tag) => ({ id: tag, label: languageName(tag), aliases: [ownName(tag), tag] }))

const ownName = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
