import type { ReactElement } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { tagPills } from '@/src/domain/recipes/facets'
import { titleStyle } from '@/src/site/parts/page/title-style'
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
      <h1 className={styles.title} data-place="title" style={titleStyle(recipe.title)}>
        {recipe.title}
      </h1>
    </>
  )
}
