import type { ReactElement } from 'react'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { newRecipeAddress } from '../recipe-links'
import { isNarrowed, narrowedCount } from './list-view'
import type { ListView, StatusFilter } from './list-view'

type NoRecipesProps = { site: string; view: ListView; onClear: () => void }

/** The reason why the list is empty: no match, or no recipes at all. */
export function NoRecipes({ site, view, onClear }: NoRecipesProps): ReactElement {
  if (isNarrowed(view)) {
    return (
      <Message
        title={nothingFound(view)}
        actions={<Button onClick={onClear}>Show all recipes</Button>}
      />
    )
  }
  return (
    <Message
      title="No recipes yet"
      actions={
        <ButtonLink kind="primary" isLarge href={newRecipeAddress(site)}>
          Write the first one
        </ButtonLink>
      }
    >
      A recipe stays a draft until you publish it.
    </Message>
  )
}

const NOTHING: Readonly<Record<StatusFilter, string>> = {
  all: 'No recipes yet',
  draft: 'No drafts',
  published: 'Nothing is published yet',
  failed: 'No scheduled changes have failed',
  deleted: 'The bin is empty',
}

function nothingFound(view: ListView): string {
  if (view.query !== '') return `No recipes found for “${view.query}”`
  if (narrowedCount(view) > 0) return 'No recipes match these filters'
  return NOTHING[view.status]
}
