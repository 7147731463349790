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
  const [isRenamed, setRenamed] = useState(false)
  if (isRenamed) {
    return (
      <li className={styles.row} data-row-frame>
        <RenameForm
          {...{ site, term }}
          onMerge={(intoId) => {
            setRenamed(false)
            onMerge(term, intoId)
          }}
          onClose={() => setRenamed(false)}
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
            onClick={() => setRenamed(true)}
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
            { label: 'Rename', onSelect: () => setRenamed(true) },
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
