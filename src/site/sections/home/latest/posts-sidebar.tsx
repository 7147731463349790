import type { ReactElement } from 'react'
import { CardPicture } from '@/src/site/parts/cards/card-picture'
import { recipeCountText } from '@/src/site/parts/cards/collection-card'
import { SiteBio } from '@/src/site/parts/footer/site-bio'
import { FEW, nonEmptyCollections } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import styles from './posts-sidebar.module.css'

type SidebarProps = Pick<HomeSectionProps<'latest-posts'>, 'section' | 'data'>

/** The sidebar of posts: author, trending recipes and collections, if there are any. */
export function PostsSidebar({ section, data }: SidebarProps): ReactElement {
  return (
    <div className={styles.sidebar}>
      <div className={styles.bio}>
        <SiteBio site={data.site} />
      </div>
      <Popular section={section} data={data} />
      <Collections section={section} data={data} />
    </div>
  )
}

function Popular({ section, data }: SidebarProps): ReactElement | null {
  const recipes = data.trending.slice(0, section.trendingCount)
  if (recipes.length < FEW) return null
  return (
    <section>
      <h2 className={styles.heading}>{section.trendingHeading}</h2>
      <ol className={styles.list}>
        {recipes.map((recipe) => (
          <li key={recipe.id} className={styles.line}>
            <CardPicture
              recipe={recipe}
              ratio={1}
              sizes="64px"
              maxWidth={64}
              className={styles.picture}
            />
            <a href={`/recipes/${recipe.slug}`}>{recipe.title}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Collections({ section, data }: SidebarProps): ReactElement | null {
  const collections = nonEmptyCollections(data)
  if (collections.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{section.collectionsHeading}</h2>
      <ul className={styles.list}>
        {collections.map(({ id, slug, title, recipeCount }) => (
          <li key={id} className={styles.line}>
            <a href={`/collections/${slug}`}>{title}</a>
            <span className={styles.count}>{recipeCountText(recipeCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
