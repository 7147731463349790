import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { PublishedDate } from '@/src/site/parts/recipe/published-date'
import { LockBadge, RecipeMeta } from '@/src/site/parts/cards/recipe-meta'
import { otherNewestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { PostsSidebar } from './posts-sidebar'
import { SectionHeading } from '@/src/site/sections/section-frame'
import { CardLink } from '@/src/site/parts/cards/card-link'
import styles from './latest-posts.module.css'

/** The newest recipes as posts, with a sidebar. */
export function LatestPosts({
  section,
  data,
}: HomeSectionProps<'latest-posts'>): ReactElement | null {
  const recipes = otherNewestRecipes(data, section.count)
  if (recipes.length === 0) return null
  return (
    <div className={styles.columns}>
      <section>
        <SectionHeading
          heading={section.heading}
          more={{ label: section.viewAll, href: '/recipes' }}
        />
        <ol className={styles.posts}>
          {recipes.map((recipe) => (
            <Post key={recipe.id} recipe={recipe} zone={data.site.timeZone} />
          ))}
        </ol>
      </section>
      <PostsSidebar section={section} data={data} />
    </div>
  )
}

function Post({ recipe, zone }: { recipe: RecipeCard; zone: string }): ReactElement {
  return (
    <li className={styles.post} data-is-bare={recipe.image === null}>
      <CardPicture
        recipe={recipe}
        ratio={4 / 3}
        sizes="(min-width: 768px) 340px, 100vw"
        maxWidth={640}
        className={styles.picture}
      />
      <div className={styles.words}>
        <PublishedDate at={recipe.publishedAt} zone={zone} className={styles.date} />
        <h3 className={styles.title}>
          <CardLink href={`/recipes/${recipe.slug}`} lines={4}>
            {recipe.title}
          </CardLink>
        </h3>
        {recipe.description ? <p className={styles.description}>{recipe.description}</p> : null}
        <div className={styles.foot}>
          <RecipeMeta recipe={recipe} />
          {recipe.privacySetting === 'public' ? null : <LockBadge />}
        </div>
      </div>
    </li>
  )
}
