import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { GiftButton } from '@/src/site/cooking/actions/gift-button'
import { SaveButton } from '@/src/site/cooking/actions/save-button'
import { PrintedFrom } from '@/src/site/cooking/printed-from'
import { ShareBar } from '@/src/site/cooking/actions/share-bar'
import { Gallery } from '@/src/site/parts/recipe/gallery'
import { Ornament } from '@/src/site/parts/page/ornament'
import { RecipeFactsList } from '@/src/site/parts/recipe/recipe-facts-list'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import { numberSteps } from '@/src/site/parts/recipe/recipe-steps'
import { isNamed } from '@/src/site/parts/recipe/recipe-words'
import { titleScale } from '@/src/site/parts/page/title-scale'
import { GALLERY_SHAPES } from '@/src/domain/appearance/template-shapes'
import { tagPills } from '@/src/domain/recipes/facets'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import type { RecipeData, RecipeSectionProps } from './recipe-data'
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
 * The head of a recipe: title, pictures, description, times and actions. Without a picture it is
 * led by its type.
 * @see docs/product/recipe-page.md#head
 */
export function RecipeHead({ section, data }: RecipeSectionProps<'head'>): ReactElement {
  const { layout, hasGift } = section
  const ornament =
    layout === 'editorial' ? null : (
      <Ornament kind={data.look.ornament} className={styles.ornament} />
    )
  const isBare = !hasPictures(data.recipe)
  return (
    <header className={styles.head} data-layout={layout} data-is-bare={isBare}>
      <HeadTitle recipe={data.recipe} />
      <div className={styles.words}>
        <HeadWords data={data} hasGift={hasGift} />
      </div>
      {isBare ? (
        ornament
      ) : (
        <div className={styles.gallery}>
          {ornament}
          <Gallery recipe={data.recipe} {...RATIOS[layout]} />
        </div>
      )}
    </header>
  )
}

const hasPictures = ({ images, video, youtubeVideoId }: Recipe): boolean =>
  images.length > 0 || video !== null || youtubeVideoId !== null

function HeadTitle({ recipe }: { recipe: Recipe }): ReactElement {
  const pills = tagPills(recipe)
  return (
    <div className={styles.intro}>
      {pills.length > 0 ? (
        <ul className={styles.pills}>
          {pills.map(({ facet, slug, label }) => (
            <li key={slug}>
              <a href={`/recipes?${facet}=${slug}`}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={styles.title} style={{ '--scale': titleScale(recipe.title) }}>
        {recipe.title}
      </h1>
    </div>
  )
}

type HeadWordsProps = { data: RecipeData; hasGift: boolean }

function HeadWords({ data, hasGift }: HeadWordsProps): ReactElement {
  const { recipe, site } = data
  const author = site.owner.displayName
  return (
    <>
      {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
      {author ? (
        <p className={styles.byline}>
          By {site.about.length > 0 ? <a href="/about">{author}</a> : author}
        </p>
      ) : null}
      <RecipeFactsList recipe={recipe} />
      <PrintedFrom url={`${data.origin}/recipes/${recipe.slug}`} />
      <Actions data={data} hasGift={hasGift} />
    </>
  )
}

/** The ways on: down to the recipe, into the bookmarks, out to others. */
function Actions({ data: { recipe, origin }, hasGift }: HeadWordsProps): ReactElement {
  const [cover] = recipe.images
  const picture = cover
    ? imageAddress(cover.key, { width: SHARED_WIDTH, crop: cropToRatio(cover, 2 / 3) })
    : null
  return (
    <div className={styles.actions}>
      {recipe.privacySetting === 'public' ? null : <LockBadge />}
      {hasMethod(recipe) ? (
        <ButtonLink kind="primary" href="#recipe" className={styles.jump}>
          Jump to recipe <Icon name="chevron-down" size={16} />
        </ButtonLink>
      ) : null}
      <SaveButton />
      <div className={styles.share}>
        <ShareBar
          title={recipe.title}
          url={`${origin}/recipes/${recipe.slug}`}
          picture={picture === null ? null : `${origin}${picture}`}
        />
        {hasGift ? <GiftButton /> : null}
      </div>
    </div>
  )
}

/** Whether there is anything below to jump to: of a locked recipe at least its notice. */
const hasMethod = (recipe: Recipe): boolean =>
  !recipe.legacyRecipeData &&
  (recipe.isLocked ||
    numberSteps(recipe.instructionGroups).length > 0 ||
    recipe.ingredientUsageGroups.some(({ ingredientUsages }) => ingredientUsages.some(isNamed)))

/** Pinterest shows pictures two wide and three high, a thousand pixels and more. */
const SHARED_WIDTH = 1000
