import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import { GiftButton } from '@/src/site/cooking/actions/gift-button'
import { SaveButton } from '@/src/site/cooking/actions/save-button'
import { ShareBar } from '@/src/site/cooking/actions/share-bar'
import { PrintNote } from '@/src/site/cooking/printed-from'
import { LockBadge } from '@/src/site/parts/cards/recipe-meta'
import { RecipeFactsList } from '@/src/site/parts/recipe/recipe-facts-list'
import { numberSteps } from '@/src/site/parts/recipe/recipe-steps'
import { isNamed } from '@/src/site/parts/recipe/recipe-words'
import { RatingLine } from '@/src/site/ratings/rating-line'
import { ButtonLink } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import type { RecipeData } from '../recipe-data'
import styles from './head-text.module.css'

type HeadTextProps = { data: RecipeData; hasMockup: boolean | undefined }

/** Title, author, facts and actions at the head of a recipe. */
export function HeadText({ data, hasMockup }: HeadTextProps): ReactElement {
  const { recipe, site } = data
  const author = site.owner.displayName
  return (
    <>
      {recipe.description ? (
        <p className={styles.description} data-place="description">
          {recipe.description}
        </p>
      ) : null}
      {author ? (
        <p className={styles.byline}>
          By {site.about.length > 0 ? <a href="/about">{author}</a> : author}
        </p>
      ) : null}
      <RatingLine rating={recipe.rating} isLink={site.ratingsEnabled && !recipe.isLocked} />
      <RecipeFactsList recipe={recipe} />
      <PrintNote url={`${data.origin}/recipes/${recipe.slug}`} />
      <Actions data={data} hasMockup={hasMockup} />
    </>
  )
}

/** The ways on: down to the recipe, into the bookmarks, out to others. */
function Actions({ data: { recipe, origin }, hasMockup }: HeadTextProps): ReactElement {
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
        {hasMockup ? <GiftButton /> : null}
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
