import type { ReactElement } from 'react'
import { Button, ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { isNarrowed } from './list-view'
import type { ListView } from './list-view'
import { NEW_RECIPE } from '../recipe-links'

type NoRecipesProps = { view: ListView; total: number; onClear: () => void }

/** Why the list is empty: nothing matches, the page lies behind the last one, or nothing is there. */
export function NoRecipes({ view, total, onClear }: NoRecipesProps): ReactElement {
  if (total > 0) {
    return <Message title="There are not that many recipes" actions={<FirstPage />} />
  }
  if (isNarrowed(view)) {
    return (
      <Message
        title={view.query === '' ? NOTHING[view.status] : `No recipes found for “${view.query}”`}
        actions={<Button onClick={onClear}>Show all recipes</Button>}
      />
    )
  }
  return (
    <Message
      title="No recipes yet"
      actions={
        <ButtonLink kind="primary" isLarge href={NEW_RECIPE}>
          Write the first one
        </ButtonLink>
      }
    >
      What you write stays a draft until you publish it.
    </Message>
  )
}

const NOTHING: Readonly<Record<ListView['status'], string>> = {
  all: 'No recipes yet',
  draft: 'No drafts',
  published: 'Nothing is published yet',
}

function FirstPage(): ReactElement {
  return <ButtonLink href="?">First page</ButtonLink>
}
