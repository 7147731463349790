import type { ReactElement } from 'react'
import type { RecipeSectionProps } from './recipe-data'
import styles from './tags.module.css'

const FACETS = ['categories', 'cuisines', 'methods', 'diets', 'tags'] as const

/** The terms of a recipe, each a link to the filtered list. */
export function Tags({ data: { recipe } }: RecipeSectionProps<'tags'>): ReactElement | null {
  const terms = FACETS.flatMap((facet) => recipe[facet].map((term) => ({ facet, term })))
  if (terms.length === 0) return null
  return (
    <nav className={styles.tags} data-place="tags" aria-label="Tags">
      <ul className={styles.list}>
        {terms.map(({ facet, term }) => (
          <li key={term.id}>
            <a href={`/recipes?${facet}=${term.slug}`}>{term.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
