import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import fc from 'fast-check'
import { HEADER_LAYOUTS, THEME_STYLES } from '@/src/domain/appearance/look-choices'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { MEASUREMENT_SYSTEMS, TEMPERATURE_SYSTEMS } from '@/src/contract/site/site'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { forEachPageSeo } from '@/src/domain/page-seo'
import { anyAddress, anyWideDocument, anyTitle, anyText } from './any-text'
import { colour, orNull, path, seo, textOrNull } from './any-part'
import type { Pantry } from './any-recipe'

/** Custom CSS, with characters that must be escaped in files. */
const styles = fc
  .record({ words: anyText, size: fc.nat(40) })
  .map(
    ({ words: text, size }) =>
      `h1::before { content: ${JSON.stringify(text.replace(/[\\"\p{C}]/gu, ''))}; margin: ${size}px }`,
  )

/** The settings of a site, which may show its pictures. */
export const settings = ({ units }: Pick<Pantry, 'units'>, pictures: readonly string[]) => {
  const image = orNull(fc.constantFrom(...pictures))
  return fc.record({
    title: anyTitle,
    template: fc.constantFrom(...TEMPLATE_NAMES),
    defaultMeasurementSystem: fc.constantFrom(...MEASUREMENT_SYSTEMS),
    defaultTemperatureSystem: fc.constantFrom(...TEMPERATURE_SYSTEMS),
    isMeasurementSystemChosen: fc.boolean(),
    isTemperatureSystemChosen: fc.boolean(),
    spellOutUnits: fc.boolean(),
    language: orNull(fc.constantFrom('de', 'pt-BR')),
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe'),
    showMockups: fc.boolean(),
    googleAnalyticsId: orNull(fc.constant('G-ABCD1234')),
    about: orNull(anyWideDocument({ usages: [], units, images: pictures })),
    aboutShort: textOrNull,
    aboutHeading: textOrNull,
    featuredImage: image,
    logo: image,
    logoOnDark: image,
    icon: image,
    favicon: image,
    cssOverrides: orNull(styles),
    hideSidebarBio: fc.boolean(),
    headerLayout: fc.constantFrom(...HEADER_LAYOUTS),
    themeStyle: fc.constantFrom(...THEME_STYLES),
    themeAccentColor: orNull(colour),
    linkPageHeading: textOrNull,
    newsletterHeading: textOrNull,
    subscribeHeading: textOrNull,
    freePlanText: textOrNull,
    paidPlanText: textOrNull,
    newsletterText: textOrNull,
    searchSynonyms: textOrNull,
    ...forEachPageSeo(() => seo(pictures)),
    newslettersEnabled: fc.boolean(),
    commentsEnabled: fc.boolean(),
    ratingsEnabled: fc.boolean(),
    visitorRatingsEnabled: fc.boolean(),
    guestCommentsEnabled: fc.boolean(),
    socialMediaLinks: fc.array(
      fc.record({ platform: fc.constantFrom(...PUBLIC_SOCIAL_PLATFORMS), url: anyAddress }),
      { maxLength: 3 },
    ),
    headerLinks: fc.array(
      fc.record({
        label: anyTitle,
        href: fc.oneof(anyAddress, path.filter(isSitePath)),
        openInNewTab: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    productLinks: fc.array(
      fc.record({ productTitle: anyTitle, productImage: image, href: anyAddress }),
      { maxLength: 3 },
    ),
    links: fc.array(fc.record({ label: textOrNull, href: anyAddress }), { maxLength: 3 }),
    homeSections: fc.uniqueArray(
      fc.record({
        section: fc.constantFrom(...HOME_SECTIONS),
        isHidden: fc.boolean(),
        heading: textOrNull,
      }),
      { selector: ({ section }) => section, maxLength: 5 },
    ),
  })
}

/** Changes of a design draft, and whether it begins before the site is as it is exported. */
export const designDraft = (pictures: readonly string[]) =>
  fc.record({
    isEarlier: fc.boolean(),
    change: fc.record({
      title: fc.constantFrom('', 'A draft'),
      themeAccentColor: fc.constantFrom(null, '#1', '#123456'),
      logoId: orNull(fc.constantFrom(...pictures)),
      links: fc.array(fc.record({ id: fc.uuid(), href: anyTitle }), { maxLength: 2 }),
      productLinks: fc.array(
        fc.record({
          id: fc.uuid(),
          productTitle: anyTitle,
          productImageId: orNull(fc.constantFrom(...pictures)),
          href: fc.constant('htt'),
        }),
        { maxLength: 2 },
      ),
    }),
  })
