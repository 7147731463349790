import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { Redirect } from '@/src/contract/site/redirect'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import { newRowId } from '../editor/rows/row-id'
import { errorMessage } from '../parts/error-message'
import { Glyph } from '../parts/glyph'
import styles from '../parts/lists/record-list.module.css'
import { adminAddress } from '../shell/navigation/admin-address'
import { writeCall } from '../state/write-call'
import { originLabel } from './redirect-words'

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR = 10_000

type Props = {
  site: string
  siteUrl: string
  redirects: readonly Redirect[]
  onEdit: (redirect: Redirect) => void
}

/** Redirects: from, to, and why they are there. */
export function RedirectRows({ site, siteUrl, redirects, onEdit }: Props): ReactElement {
  return (
    <ul className={styles.list} aria-label="Redirects">
      {redirects.map((redirect) => (
        <li key={redirect.id} className={styles.row} data-row-frame>
          <div className={styles.words}>
            <button
              type="button"
              className={styles.title}
              data-row={redirect.id}
              aria-label={`Change ${redirect.from}`}
              onClick={() => onEdit(redirect)}
            >
              {redirect.from}
            </button>
            <span className={styles.facts}>
              <span>→ {redirect.to}</span>
              <span>{originLabel(redirect.origin)}</span>
            </span>
          </div>
          <Menu
            align="end"
            items={[
              { label: 'Change', onSelect: () => onEdit(redirect) },
              { label: 'Open it', href: `${siteUrl}${encodeURI(redirect.from)}`, isNewTab: true },
              { label: 'Open in the admin', href: adminAddress('redirects', redirect.id) },
              { label: 'Delete', onSelect: () => deleteWithUndo(site, redirect) },
            ]}
            trigger={
              <Button kind="icon" aria-label={`More for ${redirect.from}`}>
                <Glyph name="more" />
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  )
}

async function deleteWithUndo(site: string, { id, from, to }: Redirect): Promise<void> {
  try {
    await writeCall('deleteRedirect', { params: { site, id } })
    toast(`The redirect from ${from} was deleted`, {
      duration: UNDO_FOR,
      action: { label: 'Undo', onClick: () => void bringBack(site, { from, to }, newRowId()) },
    })
  } catch (error) {
    toast.error(errorMessage(error))
  }
}

async function bringBack(
  site: string,
  redirect: Pick<Redirect, 'from' | 'to'>,
  idempotencyKey: string,
): Promise<void> {
  try {
    await writeCall('createRedirect', { params: { site }, body: redirect, idempotencyKey })
    toast.success(`${redirect.from} redirects again`)
  } catch (error) {
    toast.error(errorMessage(error), {
      duration: Infinity,
      action: { label: 'Try again', onClick: () => void bringBack(site, redirect, idempotencyKey) },
    })
  }
}
