import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { tagPills } from '@/src/domain/recipes/facets'
import { titleScale } from '@/src/site/parts/page/title-scale'
import styles from './head-title.module.css'

/** Its tag pills, and the title. */
export function HeadTitle({ recipe }: { recipe: Recipe }): ReactElement {
  const pills = tagPills(recipe)
  return (
    <>
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
    </>
  )
}
