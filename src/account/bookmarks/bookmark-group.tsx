'use client'

import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { BookmarkedRecipe } from '@/src/contract/people/profile'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { BookmarkGroup as Group } from '@/src/domain/recipes/bookmarks'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Skeleton } from '@/src/ui/skeleton'
import { Cover } from '../parts/cover'
import { ErrorBox } from '../parts/error-box'
import styles from './bookmark-group.module.css'

type SiteBookmarks = Group<BookmarkedRecipe['site'], RecipeCard>

type BookmarkGroupProps = {
  group: SiteBookmarks
  /** Called with the id of a recipe that is saved no more. */
  onRemoved: (recipeId: string) => void
}

/** The bookmarks of one site. */
export function BookmarkGroup({
  group: { site, recipes },
  onRemoved,
}: BookmarkGroupProps): ReactElement {
  return (
    <section className={styles.group}>
      <h2 className={styles.site}>
        <a href={site.url}>{site.title}</a>
      </h2>
      <ul className={styles.recipes}>
        {recipes.map((recipe) => (
          <Bookmark key={recipe.id} site={site} recipe={recipe} onRemoved={onRemoved} />
        ))}
      </ul>
    </section>
  )
}

type BookmarkProps = Pick<BookmarkGroupProps, 'onRemoved'> & {
  site: SiteBookmarks['site']
  recipe: RecipeCard
}

function Bookmark({ site, recipe, onRemoved }: BookmarkProps): ReactElement {
  const { run, isBusy, message } = useCallMutation('deleteBookmark')
  const minutes = totalTimeMinutes(recipe)
  const remove = async (): Promise<void> => {
    const params = { site: site.slug, recipeId: recipe.id }
    if (await run({ params })) onRemoved(recipe.id)
  }
  return (
    <li className={styles.recipe}>
      {recipe.image ? (
        <Cover
          className={styles.cover}
          image={recipe.image}
          ratio={4 / 3}
          sizes="(min-width: 720px) 260px, 46vw"
          maxWidth={320}
        />
      ) : (
        <span className={styles.cover} />
      )}
      <h3 className={styles.title}>
        <a href={`${site.url}/recipes/${recipe.slug}`}>{recipe.title}</a>
      </h3>
      {minutes > 0 ? <p className={styles.time}>{durationText(minutes)}</p> : null}
      <Button
        className={styles.remove}
        kind="icon"
        isBusy={isBusy}
        aria-label={`Remove ${recipe.title}`}
        onClick={() => void remove()}
      >
        <Icon name="close" />
      </Button>
      <ErrorBox words={message} />
    </li>
  )
}

/** Bookmarks that are still on their way, in their size. */
export function BookmarkSkeleton(): ReactElement {
  return (
    <div className={styles.group} aria-hidden="true">
      <Skeleton width="9rem" height="1.6rem" />
      <div className={styles.recipes}>
        {[1, 2, 3, 4].map((number) => (
          <span key={number} className={styles.cover} />
        ))}
      </div>
    </div>
  )
}
