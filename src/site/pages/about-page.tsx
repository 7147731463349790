import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { Picture } from '@/src/site/parts/media/picture'
import { RichText } from '@/src/site/parts/page/rich-text'
import '@/src/site/parts/page/static-blocks.module.css'
import '@/src/site/parts/page/wide/embed-figure.module.css'
import { WideText } from '@/src/site/parts/page/wide-text'
import { SocialLinks } from '@/src/site/parts/footer/social-links'
import { getTemplate } from '@/src/site/templates'
import type { PagesSettings } from '@/src/site/templates/template'
import { JsonLd } from './head/json-ld'
import { breadcrumbs } from './list-data'
import styles from './about-page.module.css'

const SQUARE = { ratio: 1, sizes: '(min-width: 680px) 40vw, 100vw', maxWidth: 560 }
const POSTER = {
  ratio: 16 / 9,
  narrowRatio: 1,
  sizes: '(min-width: 1200px) 1100px, 94vw',
  maxWidth: 1100,
}

/** The layout in the template; without a picture, the text is in its column. */
function aboutLayout({ template, featuredImage }: PublicSite): PagesSettings['about'] {
  const { about, width } = getTemplate(template).pages
  return about === 'beside' && width !== 'page' && !featuredImage ? 'letter' : about
}

type AboutPageProps = { site: PublicSite; origin: string }

/**
 * The about page: the author's own text.
 * @see docs/product/site-pages.md#about-page
 */
export function AboutPage({ site, origin }: AboutPageProps): ReactElement {
  const layout = aboutLayout(site)
  const shape = layout === 'poster' ? POSTER : SQUARE
  const { aboutHeading, about, aboutImages, featuredImage, owner, socialMediaLinks } = site
  return (
    <>
      <JsonLd data={breadcrumbs(origin, [{ name: 'About', path: '/about' }])} />
      <article className={styles.page} data-layout={layout} data-has-image={featuredImage !== null}>
        <h1 className={styles.title}>{aboutHeading ?? 'About'}</h1>
        {featuredImage ? (
          <Picture
            image={featuredImage}
            alt={owner.displayName}
            {...shape}
            isFirst
            className={styles.picture}
          />
        ) : null}
        <div className={styles.words}>
          <div className={styles.text} lang={site.language ?? undefined}>
            <WideText
              document={about}
              images={aboutImages}
              renderText={(document) => <RichText document={document} />}
            />
          </div>
          <SocialLinks links={socialMediaLinks} />
        </div>
      </article>
    </>
  )
}
