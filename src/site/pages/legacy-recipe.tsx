import type { ReactElement } from 'react'
import { RecipeSectionView } from '@/src/site/sections/recipe-sections'
import type { RecipeData } from '@/src/site/sections/recipe-data'
import type { Template } from '@/src/site/templates/template'
import styles from './legacy-recipe.module.css'

type LegacyRecipeProps = {
  /** Stored HTML, sanitised when it was stored. */
  content: string
  template: Template
  data: RecipeData
}

/** A recipe kept as the page it was: head, actions and its stored HTML (visitor-site §2). */
export function LegacyRecipe({ content, template, data }: LegacyRecipeProps): ReactElement {
  const shown = template.recipe.filter(({ kind }) => kind !== 'method')
  const head = shown.filter(({ kind }) => kind === 'head')
  const rest = shown.filter(({ kind }) => kind !== 'head')
  return (
    <>
      {head.map((section) => (
        <RecipeSectionView key={section.kind} section={section} data={data} />
      ))}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {rest.map((section) => (
        <RecipeSectionView key={section.kind} section={section} data={data} />
      ))}
    </>
  )
}
