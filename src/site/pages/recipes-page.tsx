import type { ReactElement } from 'react'
import type { RecipesPage as Page } from '@/src/contract/recipes-index'
import type { PublicSite } from '@/src/contract/site'
import { Pages } from '@/src/site/parts/pages'
import { RecipeGrid } from '@/src/site/parts/recipe-grid'
import { getTemplate } from '@/src/site/templates'
import styles from './recipes-page.module.css'

type RecipesPageProps = { site: PublicSite; page: Page }

/** All recipes of a site, newest first, 24 a page. */
export function RecipesPage({ site, page }: RecipesPageProps): ReactElement {
  const { recipes: settings } = getTemplate(site.template)
  return (
    <>
      <header className={styles.head} data-style={settings.headStyle}>
        <div className={styles.inside}>
          <h1 className={styles.title}>{settings.heading}</h1>
          <p className={styles.count}>
            {page.total} {page.total === 1 ? 'recipe' : 'recipes'}
          </p>
        </div>
      </header>
      <div className={styles.list}>
        {page.recipes.length > 0 ? (
          <RecipeGrid recipes={page.recipes} card={settings.card} isFirst heading="h2" />
        ) : (
          <p>No recipes found</p>
        )}
        <Pages total={page.total} limit={page.limit} offset={page.offset} path="/recipes" />
      </div>
    </>
  )
}
