import type { ComponentType, ReactElement } from 'react'
import type { HomeSection, HomeSectionKind } from '@/src/site/templates/home-section'
import { About } from './about'
import { Book } from './book'
import { CollectionsSlider } from './collections-slider'
import { CollectionsWall } from './collections-wall'
import { FeaturedCarousel } from './featured/featured-carousel'
import { FeaturedIn } from './featured/featured-in'
import { FeaturedMosaic } from './featured/featured-mosaic'
import { FeaturedSlider } from './featured/featured-slider'
import { HeroCover } from './heroes/hero-cover'
import { HeroPoster } from './heroes/hero-poster'
import { HeroWide } from './heroes/hero-wide'
import type { HomeSectionProps } from './home-data'
import { LatestGrid } from './latest/latest-grid'
import { LatestIndex } from './latest/latest-index'
import { LatestLetters } from './latest/latest-letters'
import { LatestNames } from './latest/latest-names'
import { LatestPosts } from './latest/latest-posts'
import { LatestSpread } from './latest/latest-spread'
import { LatestTiles } from './latest/latest-tiles'
import { Letters } from './latest/letters'
import { LinkButtons } from './link-buttons'
import { Masthead } from './heroes/masthead'
import { Overlay } from './heroes/overlay'
import { ProductsSlider } from './products-slider'
import { Profile } from './heroes/profile'
import { SubscribeBox } from './subscribe-box'
import { Trending } from './featured/trending'

/** The drawing of each kind of section; a kind without one does not compile. */
export const HOME_SECTIONS: {
  readonly [Kind in HomeSectionKind]: ComponentType<HomeSectionProps<Kind>>
} = {
  about: About,
  book: Book,
  'collections-slider': CollectionsSlider,
  'collections-wall': CollectionsWall,
  'featured-carousel': FeaturedCarousel,
  'featured-in': FeaturedIn,
  'featured-mosaic': FeaturedMosaic,
  'featured-slider': FeaturedSlider,
  'hero-cover': HeroCover,
  'hero-poster': HeroPoster,
  'hero-wide': HeroWide,
  'latest-grid': LatestGrid,
  'latest-index': LatestIndex,
  'latest-letters': LatestLetters,
  'latest-names': LatestNames,
  'latest-posts': LatestPosts,
  'latest-spread': LatestSpread,
  'latest-tiles': LatestTiles,
  letters: Letters,
  'link-buttons': LinkButtons,
  masthead: Masthead,
  overlay: Overlay,
  'products-slider': ProductsSlider,
  profile: Profile,
  'subscribe-box': SubscribeBox,
  trending: Trending,
}

type HomeSectionViewProps<Kind extends HomeSectionKind> = Omit<
  HomeSectionProps<Kind>,
  'section'
> & { section: Extract<HomeSection, { kind: Kind }> }

/** Renders a section of the home page. */
export function HomeSectionView<Kind extends HomeSectionKind>(
  props: HomeSectionViewProps<Kind>,
): ReactElement {
  const Section: ComponentType<HomeSectionProps<Kind>> = HOME_SECTIONS[props.section.kind]
  return <Section {...props} />
}
