import type { ReactElement } from 'react'
import type { BookmarkedRecipe } from '@/src/contract/people/profile'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { BookmarkGroup } from '@/src/domain/recipes/bookmarks'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { imageAttributes } from '@/src/domain/addresses/image-address'
import styles from './saved-list.module.css'

type SavedGroupProps = {
  group: BookmarkGroup<BookmarkedRecipe['site'], RecipeCard>
  /** Whether this is the site that is open: its pictures and pages are here. */
  isHere: boolean
}

/** The saved recipes of one site. */
export function SavedGroup({ group: { site, recipes }, isHere }: SavedGroupProps): ReactElement {
  const origin = isHere ? '' : site.url
  return (
    <section className={styles.group}>
      <h3 className={styles.site}>{site.title}</h3>
      <ul>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <a className={styles.recipe} href={`${origin}/recipes/${recipe.slug}`}>
              <span className={styles.picture}>
                <Thumbnail recipe={recipe} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{recipe.title}</span>
                <Time recipe={recipe} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ recipe: { image } }: { recipe: RecipeCard }): ReactElement | null {
  if (!image) return null
  return (
    <img
      {...imageAttributes(image, { ratio: 1, maxWidth: 64 })}
      sizes="64px"
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

function Time({ recipe }: { recipe: RecipeCard }): ReactElement | null {
  const minutes = totalTimeMinutes(recipe)
  return minutes > 0 ? <span className={styles.time}>{durationText(minutes)}</span> : null
}
