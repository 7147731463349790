import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import { HomeSubscribeBox } from '@/src/site/newsletter/newsletter-box'
import { LinkList } from '@/src/site/parts/footer/link-list'
import { Logo } from '@/src/site/parts/header/logo'
import { Picture } from '@/src/site/parts/media/picture'
import { Plate } from '@/src/site/parts/cards/plate'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { RichText } from '@/src/site/parts/page/rich-text'
import '@/src/site/parts/page/static-blocks.module.css'
import '@/src/site/parts/page/wide/embed-figure.module.css'
import { WideText } from '@/src/site/parts/page/wide-text'
import { Slider } from '@/src/site/parts/cards/slider'
import { getTemplate } from '@/src/site/templates'
import type { CreatorSection } from '@/src/site/templates/creator-pages'
import { SectionFrame } from '../section-frame'
import styles from './creator-sections.module.css'

/** The data of a creator page. */
export type CreatorData = { site: PublicSite; featured: readonly Card[] }

type CreatorSectionProps = { section: CreatorSection; data: CreatorData }

/** Renders a section of a page about the author; nothing if the site has no content for it. */
export function CreatorSectionView({ section, data }: CreatorSectionProps): ReactElement | null {
  const { site } = data
  switch (section.kind) {
    case 'portrait':
      return <Portrait site={site} />
    case 'about':
      return <About site={site} length={section.length} />
    case 'links':
      return <Links site={site} heading={section.heading} />
    case 'products':
      return <Products site={site} heading={section.heading} />
    case 'featured':
      return <Featured section={section} featured={data.featured} />
    case 'newsletter':
      return <HomeSubscribeBox site={site} heading={section.heading} text={section.text} />
  }
}

function Portrait({ site }: { site: PublicSite }): ReactElement {
  const { avatar, displayName } = site.owner
  return (
    <div className={styles.portrait}>
      {avatar ? (
        <Picture image={avatar} alt={displayName} ratio={1} sizes="160px" maxWidth={160} isFirst />
      ) : (
        <Logo site={site} icon="always" ground="page" />
      )}
      {displayName ? <p className={styles.name}>{displayName}</p> : null}
    </div>
  )
}

function About({ site, length }: { site: PublicSite; length: 'short' | 'full' }): ReactElement {
  return (
    <div className={styles.about}>
      {length === 'full' ? (
        <WideText
          document={site.about}
          images={site.aboutImages}
          renderText={(document) => <RichText document={document} />}
        />
      ) : (
        <p>{site.aboutShort}</p>
      )}
    </div>
  )
}

/** Most products that are shown large: they are the page. */
const FEW = 2

type HeadedProps = { site: PublicSite; heading: string | null }

function Links({ site, heading }: HeadedProps): ReactElement | null {
  if (site.links.length === 0) return null
  return (
    <SectionFrame {...(heading === null ? {} : { heading })}>
      <div className={styles.links}>
        <LinkList links={site.links} items={getTemplate(site.template).pages.items} />
      </div>
    </SectionFrame>
  )
}

function Products({ site, heading }: HeadedProps): ReactElement {
  return (
    <SectionFrame {...(heading === null ? {} : { heading })}>
      <ul className={styles.products} data-are-few={site.productLinks.length <= FEW}>
        {site.productLinks.map(({ id, productTitle, productImage, href }) => (
          <li key={id}>
            <a className={styles.product} href={href} target="_blank" rel="noopener">
              {productImage ? (
                <Picture
                  image={productImage}
                  alt=""
                  ratio={3 / 4}
                  sizes="(min-width: 768px) 30vw, 80vw"
                  maxWidth={400}
                />
              ) : (
                <Plate title={productTitle} ratio={3 / 4} />
              )}
              <span className={styles.productTitle}>{productTitle}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

type FeaturedProps = {
  section: Extract<CreatorSection, { kind: 'featured' }>
  featured: readonly Card[]
}

function Featured({ section, featured }: FeaturedProps): ReactElement | null {
  if (featured.length === 0) return null
  return (
    <SectionFrame heading={section.heading}>
      <Slider label={section.heading} layout="cards">
        {featured.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              card={section.card}
              sizes="(min-width: 768px) 300px, 78vw"
            />
          </li>
        ))}
      </Slider>
    </SectionFrame>
  )
}
