import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { Gallery } from '@/src/site/parts/recipe/gallery'
import { Ornament } from '@/src/site/parts/page/ornament'
import { GALLERY_SHAPES } from '@/src/domain/appearance/template-shapes'
import { HeadTitle } from './head-title'
import { HeadText } from './head-text'
import { RECIPE_HEAD_END } from '../recipe-data'
import type { RecipeSectionProps } from '../recipe-data'
import styles from './recipe-head.module.css'

/** Width by height of the gallery in each layout, wide and narrow. */
const RATIOS = {
  editorial: {
    ...GALLERY_SHAPES.editorial,
    sizes: '(min-width: 1330px) 1240px, 100vw',
    maxWidth: 1240,
  },
  split: { ...GALLERY_SHAPES.split, sizes: '(min-width: 900px) 50vw, 100vw', maxWidth: 720 },
  poster: {
    ...GALLERY_SHAPES.poster,
    sizes: '(min-width: 1200px) 1100px, 94vw',
    maxWidth: 1100,
  },
} as const

/**
 * The head of a recipe: title, pictures, description, times and actions, in the order of a phone, to avoid
 * layout shifts in streamed pages. Without a picture the title is larger.
 * @see docs/product/recipe-page.md#head
 */
export function RecipeHead({ section, data }: RecipeSectionProps<'head'>): ReactElement {
  const { layout, hasMockup } = section
  const ornament =
    layout === 'editorial' ? null : (
      <Ornament kind={data.look.ornament} className={styles.ornament} />
    )
  const isBare = !hasPictures(data.recipe)
  return (
    <header className={styles.head} data-layout={layout} data-is-bare={isBare}>
      <div className={styles.intro}>
        <HeadTitle recipe={data.recipe} />
      </div>
      {isBare ? null : (
        <div className={styles.gallery} data-place="pictures">
          {ornament}
          <Gallery recipe={data.recipe} {...RATIOS[layout]} />
        </div>
      )}
      <div className={styles.words}>
        <HeadText data={data} hasMockup={hasMockup && data.site.showMockups} />
      </div>
      {isBare ? ornament : null}
      <i id={RECIPE_HEAD_END} hidden />
    </header>
  )
}

const hasPictures = ({ images, video, youtubeVideoId }: Recipe): boolean =>
  images.length > 0 || video !== null || youtubeVideoId !== null
