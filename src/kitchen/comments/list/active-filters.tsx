import type { ReactElement } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { writerName } from '../comment-labels'
import type { CommentView } from '../comment-view'
import type { ChangeView } from '../comments-screen'
import styles from '../comments.module.css'

type Props = {
  view: CommentView
  comments: readonly ManagedComment[]
  onChange: ChangeView
}

/** The recipe and the person that the list is filtered by, each with a button that removes the filter. */
export function ActiveFilters({ view, comments, onChange }: Props): ReactElement | null {
  const { recipe, person } = view
  if (recipe === '' && person === '') return null
  const ofRecipe = comments.find((comment) => comment.recipe.id === recipe)
  const ofPerson = comments.find(({ writer }) => writer.id === person)
  return (
    <div className={styles.filters}>
      {recipe === '' ? null : (
        <Filter
          label={ofRecipe ? `On “${ofRecipe.recipe.title}”` : 'On one recipe'}
          onRemove={() => onChange({ recipe: '', open: '' })}
        />
      )}
      {person === '' ? null : (
        <Filter
          label={ofPerson ? `By ${writerName(ofPerson)}` : 'By one person'}
          onRemove={() => onChange({ person: '', open: '' })}
        />
      )}
    </div>
  )
}

type FilterProps = { label: string; onRemove: () => void }

const Filter = ({ label, onRemove }: FilterProps): ReactElement => (
  <Button className={styles.filter} aria-label={`${label}: remove this filter`} onClick={onRemove}>
    <span dir="auto">{label}</span>
    <Icon name="close" size={16} />
  </Button>
)
