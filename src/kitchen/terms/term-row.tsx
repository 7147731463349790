import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import { Glyph } from '../parts/glyph'
import styles from '../parts/lists/record-list.module.css'
import { deleteWithUndo } from './delete-with-undo'
import { RenameForm } from './rename-form'
import { formatUses } from './format-uses'

type Props = {
  site: string
  term: SiteTerm
  /** Opens the window that merges the term, with a target if one is known. */
  onMerge: (term: SiteTerm, intoId: string | null) => void
}

/** A term with the number of its recipes; one of the site's own is renamed in its row. */
export function TermRow({ site, term, onMerge }: Props): ReactElement {
  const [renaming, setRenaming] = useState<'not begun' | 'open' | 'closed'>('not begun')
  const rename = (): void => setRenaming('open')
  if (renaming === 'open') {
    return (
      <li className={styles.row} data-row-frame>
        <RenameForm
          {...{ site, term }}
          onMerge={(intoId) => {
            setRenaming('closed')
            onMerge(term, intoId)
          }}
          onClose={() => setRenaming('closed')}
        />
      </li>
    )
  }
  return (
    <li className={styles.row} data-row-frame>
      <div className={styles.words}>
        {term.isShared ? (
          <span className={styles.title} data-row={term.id} tabIndex={-1} dir="auto">
            {term.title}
          </span>
        ) : (
          <button
            type="button"
            className={styles.title}
            data-row={term.id}
            aria-label={`Rename ${term.title}`}
            // The form that had the focus is gone.
            ref={renaming === 'closed' ? focusButton : null}
            onClick={rename}
          >
            <span dir="auto">{term.title}</span>
          </button>
        )}
        <span className={styles.facts}>{formatUses(term.recipeCount)}</span>
      </div>
      {term.isShared ? (
        <Badge>Shared</Badge>
      ) : (
        <Menu
          align="end"
          items={[
            { label: 'Rename', onSelect: rename },
            { label: 'Merge into another', onSelect: () => onMerge(term, null) },
            { label: 'Delete', onSelect: () => void deleteWithUndo(site, term) },
          ]}
          trigger={
            <Button kind="icon" aria-label={`More for ${term.title}`}>
              <Glyph name="more" />
            </Button>
          }
        />
      )}
    </li>
  )
}

const focusButton = (button: HTMLButtonElement | null): void => button?.focus()
