import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import { SectionFrame } from '@/src/site/sections/section-frame'
import { getTemplate } from '@/src/site/templates'
import { Button } from '@/src/ui/button'
import { SearchField } from '@/src/ui/form/search-field'
import { MessagePage } from './message-page'
import styles from './missing-message.module.css'

type MissingMessageProps = {
  template: string
  /** The newest recipes of the site. */
  recipes: readonly RecipeCard[]
}

/**
 * The message of an address of a site without a page: a search, and the newest recipes.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function MissingMessage({ template, recipes }: MissingMessageProps): ReactElement {
  if (recipes.length === 0) {
    return <MessagePage {...NOT_FOUND} action={{ label: 'Home', href: '/' }} />
  }
  return (
    <div className={styles.missing}>
      <MessagePage {...NOT_FOUND} action={{ label: 'All Recipes', href: '/recipes' }}>
        <form className={styles.search} action="/recipes" role="search" aria-label="Recipes">
          <SearchField
            label="Search recipes"
            placeholder="Search recipes"
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <Button type="submit">Search</Button>
        </form>
      </MessagePage>
      <SectionFrame heading="Newest recipes">
        <RecipeGrid recipes={recipes} card={getTemplate(template).recipes.card} />
      </SectionFrame>
    </div>
  )
}

const NOT_FOUND = { title: 'Page not found', text: 'It may have been moved or taken down.' }
