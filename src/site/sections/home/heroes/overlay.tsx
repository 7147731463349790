import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { fillsPlace } from '@/src/site/parts/media/fills-place'
import { Picture } from '@/src/site/parts/media/picture'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { newestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './overlay.module.css'

/** The width of the picture that fills the screen at most, in pixels. */
const GROUND = 1440

/** Heights of the cards in turn, as width by height: no two beside each other end together. */
const RATIOS = [3 / 4, 1, 1, 4 / 5, 4 / 5, 3 / 4] as const

/**
 * One picture that fills the screen and stays; over it the site's name and words, and the recipes
 * in two columns of unlike cards: even ones left, odd ones right.
 * @see docs/product/site-pages.md#overlay-home
 */
export function Overlay({ section, data, isFirst }: HomeSectionProps<'overlay'>): ReactElement {
  const { site } = data
  return (
    <section className={styles.overlay} aria-label={site.title}>
      <Backdrop data={data} isFirst={isFirst} />
      <div className={styles.inside}>
        <div className={styles.words}>
          <p className={styles.title} style={titleStyle(site.title)}>
            {site.title}
          </p>
          {site.aboutHeading ? <p className={styles.tagline}>{site.aboutHeading}</p> : null}
          {site.aboutShort ? <p className={styles.about}>{site.aboutShort}</p> : null}
          <a className={styles.more} href="/recipes">
            {section.viewAll}
          </a>
        </div>
        <div className={styles.frame}>
          <ul className={styles.masonry}>
            {newestRecipes(data, section.count).map((recipe, index) => (
              <Tile key={recipe.id} recipe={recipe} index={index} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

type BackdropProps = Pick<HomeSectionProps<'overlay'>, 'data' | 'isFirst'>

function Backdrop({ data: { site, latest }, isFirst }: BackdropProps): ReactElement {
  const images = [site.featuredImage, ...latest.map((recipe) => recipe.image)]
  const image = images.find((each) => each !== null && fillsPlace(each, GROUND))
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {image ? (
        <Picture
          image={image}
          alt=""
          ratio={1.6}
          narrowRatio={0.5}
          sizes="100vw"
          maxWidth={GROUND}
          isFirst={isFirst}
        />
      ) : null}
    </div>
  )
}

function Tile({ recipe, index }: { recipe: Card; index: number }): ReactElement {
  const ratio = RATIOS[index % RATIOS.length] ?? 1
  return (
    <li className={styles.tile} style={{ '--rows': Math.round(12 / ratio) }}>
      <article className={styles.card} data-is-bare={recipe.image === null}>
        {recipe.image ? (
          <CardPicture
            recipe={recipe}
            ratio={ratio}
            sizes="(min-width: 1100px) 380px, (min-width: 768px) 45vw, 92vw"
            maxWidth={640}
          />
        ) : null}
        <div className={styles.cardWords}>
          <h2 className={styles.cardTitle}>
            <a href={`/recipes/${recipe.slug}`}>{recipe.title}</a>
          </h2>
          <RecipeMeta recipe={recipe} />
        </div>
        {recipe.privacySetting === 'public' ? null : (
          <span className={styles.badge}>
            <LockBadge />
          </span>
        )}
      </article>
    </li>
  )
}
