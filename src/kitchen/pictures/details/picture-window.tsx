'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { PictureUse, PictureWithUses } from '@/src/contract/media/picture'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { dateText } from '../../parts/date-text'
import { toastError } from '../../parts/error-message'
import { Failed } from '../../parts/failed'
import { adminAddress } from '../../shell/navigation/admin-address'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { writeCall } from '../../state/write-call'
import pictures from '../pictures.module.css'
import styles from './details.module.css'
import { AltField } from './alt-field'
import { describeUse } from './uses-in-words'
import { WholePicture } from './whole-picture'

type Props = { site: string; id: string; onClose: () => void }

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR = 10_000

/** A picture of the library: its alternative text, its uses, and its removal. */
export function PictureWindow({ site, id, onClose }: Props): ReactElement {
  const { data, error, refetch } = useCall(
    'getPicture',
    { params: { site, id } },
    { select: ({ picture }) => picture },
  )
  return (
    <Dialog
      title={data?.name ?? 'Picture'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {error && !data ? (
        <Failed
          title="The picture could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <PictureDetails site={site} picture={data} onClose={onClose} /> : null}
    </Dialog>
  )
}

type DetailsProps = { site: string; picture: PictureWithUses; onClose: () => void }

function PictureDetails({ site, picture, onClose }: DetailsProps): ReactElement {
  const { id, alt, width, height, uses, removedAt, deletedAt } = picture
  return (
    <div className={styles.details}>
      <WholePicture image={picture} alt={alt ?? ''} />
      <p className={pictures.hint}>
        {`${width} × ${height} pixels`}
        {removedAt ? ` · Removed on ${dateText(removedAt, new Date())}` : ''}
      </p>
      {deletedAt ? null : (
        <AltField
          site={site}
          id={id}
          alt={alt}
          hint="For readers who cannot see it. Used wherever the picture is shown."
        />
      )}
      <Uses site={site} uses={uses} onGo={onClose} />
      {deletedAt ? null : (
        <p>
          <a href={adminAddress('images', id)}>Open in the admin</a>
        </p>
      )}
      <Removal site={site} picture={picture} onClose={onClose} />
    </div>
  )
}

type UsesProps = { site: string; uses: readonly PictureUse[]; onGo: () => void }

function Uses({ site, uses, onGo }: UsesProps): ReactElement {
  if (uses.length === 0) return <p className={pictures.hint}>Not used anywhere.</p>
  return (
    <section aria-label="Where it is used">
      <h3 className={styles.subtitle}>Where it is used</h3>
      <ul className={styles.uses}>
        {uses.map((use) => {
          const { words, path } = describeUse(use)
          return (
            <li key={`${use.kind} ${use.id ?? use.title ?? ''}`}>
              {path === null ? (
                words
              ) : (
                <KitchenLink href={kitchenAddress(site, ...path.split('/'))} onClick={onGo}>
                  {words}
                </KitchenLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Deletes and restores the picture; a refusal is shown beside the button and names the uses. */
function Removal({ site, picture, onClose }: DetailsProps): ReactElement {
  const action = useAction()
  const { id, deletedAt, name } = picture
  const params = { site, id }
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await action.run(work)) onClose()
  }
  const undo = (): void => {
    restore().catch(toastError)
  }
  const restore = () => writeCall('restorePicture', { params })
  const remove = async (): Promise<void> => {
    await writeCall('deletePicture', { params })
    toast(`${name ?? 'The picture'} is in the bin.`, {
      duration: UNDO_FOR,
      action: { label: 'Undo', onClick: undo },
    })
  }
  return (
    <div className={pictures.removal}>
      {deletedAt ? (
        <Button isBusy={action.isBusy} onClick={() => void act(restore)}>
          Restore
        </Button>
      ) : (
        <Button kind="quiet" isBusy={action.isBusy} onClick={() => void act(remove)}>
          Delete picture
        </Button>
      )}
      <span className={pictures.failure} role="alert">
        {action.message}
      </span>
    </div>
  )
}
