import type { HomeSectionName, HomeSectionSetting } from '@/src/domain/appearance/home-sections'
import type { HomeSection, HomeSectionKind } from './home-section'

/** The purpose of each kind of section. */
const PURPOSES: Readonly<Record<HomeSectionKind, HomeSectionName>> = {
  'hero-wide': 'lead',
  'hero-poster': 'lead',
  'hero-cover': 'lead',
  'featured-carousel': 'lead',
  'featured-mosaic': 'lead',
  overlay: 'lead',
  masthead: 'lead',
  profile: 'lead',
  'featured-slider': 'featured',
  'latest-index': 'latest',
  'latest-grid': 'latest',
  'latest-spread': 'latest',
  'latest-names': 'latest',
  'latest-letters': 'latest',
  'latest-tiles': 'latest',
  'latest-posts': 'latest',
  letters: 'letters',
  trending: 'trending',
  'collections-slider': 'collections',
  'collections-wall': 'collections',
  'products-slider': 'products',
  book: 'book',
  'link-buttons': 'links',
  'featured-in': 'featured-in',
  about: 'about',
  'subscribe-box': 'newsletter',
}

/** The purpose of a home page section. */
export const sectionPurpose = ({ kind }: HomeSection): HomeSectionName => PURPOSES[kind]

/**
 * The sections of a home page in the author's order, with the author's headings, without hidden ones.
 * Sections that the author has not arranged keep their place after their predecessor in the template. A
 * page without any section left shows the newest recipes, or the lead section of its template.
 * @see docs/product/site-design.md#sections-of-the-home-page
 */
export function arrangedHome(
  sections: readonly HomeSection[],
  settings: readonly HomeSectionSetting[],
): HomeSection[] {
  const said = new Map(settings.map((setting, at) => [setting.section, { ...setting, at }]))
  let rank = -1
  const ranked = sections.map((section) => {
    rank = said.get(sectionPurpose(section))?.at ?? rank
    return { section, rank }
  })
  const shown = ranked
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ section }) => withHeading(section, said.get(sectionPurpose(section))?.heading))
    .filter((section) => said.get(sectionPurpose(section))?.isHidden !== true)
  if (shown.length > 0) return shown
  const latest = sections.filter((section) => sectionPurpose(section) === 'latest')
  return latest.length > 0 ? latest : sections.slice(0, 1)
}

const withHeading = (section: HomeSection, heading: string | null | undefined): HomeSection =>
  heading && 'heading' in section ? { ...section, heading } : section
