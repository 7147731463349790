import type { ReactElement } from 'react'
import type { HomeSection } from '@/src/site/templates/template'
import { About } from './about'
import { FeaturedMosaic } from './featured-mosaic'
import { FeaturedSlider } from './featured-slider'
import { HeroPoster } from './hero-poster'
import { HeroWide } from './hero-wide'
import type { HomeData } from './home-data'
import { LatestGrid } from './latest-grid'
import { LatestIndex } from './latest-index'

/** Draws one section of the home page; a kind without a drawing does not compile. */
export function HomeSectionView(props: {
  section: HomeSection
  data: HomeData
  isFirst: boolean
}): ReactElement | null {
  const { section, ...rest } = props
  switch (section.kind) {
    case 'hero-wide':
      return <HeroWide section={section} {...rest} />
    case 'hero-poster':
      return <HeroPoster section={section} {...rest} />
    case 'featured-mosaic':
      return <FeaturedMosaic section={section} {...rest} />
    case 'featured-slider':
      return <FeaturedSlider section={section} {...rest} />
    case 'latest-index':
      return <LatestIndex section={section} {...rest} />
    case 'latest-grid':
      return <LatestGrid section={section} {...rest} />
    case 'about':
      return <About section={section} {...rest} />
    default:
      return unreachable(section)
  }
}

const unreachable = (section: never): never => {
  throw new Error(`No drawing for ${JSON.stringify(section)}`)
}
