import type { CreatorPageName } from '@/src/domain/appearance/creator-pages'
import type { PageSeoName } from '@/src/domain/page-seo'
import type { CardSettings } from './template'

/** A section of a creator page with its settings. */
export type CreatorSection =
  | { kind: 'portrait' }
  | { kind: 'about'; length: 'short' | 'full' }
  | { kind: 'links'; heading: string | null }
  | { kind: 'products'; heading: string }
  | { kind: 'featured'; heading: string; card: CardSettings }
  | { kind: 'newsletter'; heading: string; text: string }

/** A page about the author, built from the site's data. */
export type CreatorPage = {
  title: string
  /** The field of the site with its search and social settings. */
  seo: PageSeoName
  sections: readonly CreatorSection[]
}

const card = { style: 'plain', ratio: 4 / 3 } as const satisfies CardSettings

/** The pages about the author, shared by all templates: plain pages in the site's colours. */
export const CREATOR_PAGES: Readonly<Record<CreatorPageName, CreatorPage>> = {
  press: {
    title: 'Press',
    seo: 'pressSeo',
    sections: [
      { kind: 'portrait' },
      { kind: 'about', length: 'full' },
      { kind: 'featured', heading: 'Selected recipes', card },
    ],
  },
  profile: {
    title: 'Profile',
    seo: 'profileSeo',
    sections: [
      { kind: 'portrait' },
      { kind: 'about', length: 'short' },
      { kind: 'featured', heading: 'Featured recipes', card },
      { kind: 'newsletter', heading: 'Stay in touch', text: 'New recipes by email.' },
    ],
  },
  cookbook: {
    title: 'Cookbook',
    seo: 'cookbookSeo',
    sections: [
      { kind: 'products', heading: 'From the shelf' },
      { kind: 'links', heading: 'Where to get it' },
      { kind: 'newsletter', heading: 'Hear about the next one', text: 'Now and then, by email.' },
    ],
  },
  'link-in-bio': {
    title: 'Links',
    seo: 'linkPageSeo',
    sections: [
      { kind: 'portrait' },
      { kind: 'links', heading: null },
      { kind: 'newsletter', heading: 'New recipes by email', text: 'As they are ready.' },
      { kind: 'featured', heading: 'Featured recipes', card },
    ],
  },
}
