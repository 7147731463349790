'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCall } from '@/src/api/react/use-call'
import type { CallAnswer } from '@/src/contract/schemas'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import { navigate } from '../../shell/navigation/navigate'
import { canCall } from '../../state/session/may-call'
import { writeCall } from '../../state/write-call'
import { AskFirst } from '../form/ask-first'
import styles from '../settings.module.css'
import { InvitationItem } from './invitation-item'
import { InviteForm } from './invite-form'

type SitePeople = CallAnswer<'listEditors'>

/**
 * People with access to the site: for its owner the list with its invitations, for an editor a button to
 * leave.
 * @see docs/product/kitchen.md#editors-in-the-settings
 */
export function EditorsSection({ settings }: { settings: SiteSettings }): ReactElement {
  if (canCall(settings, 'createInvitation')) return <People site={settings.slug} />
  return <Leave settings={settings} />
}

function People({ site }: { site: string }): ReactElement {
  const { data, error, refetch } = useCall('listEditors', { params: { site } })
  if (data) return <PeopleLists people={data} site={site} />
  if (!error) return <Skeleton width="100%" height="12rem" />
  return (
    <Failed title="The editors could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function PeopleLists({ people, site }: { people: SitePeople; site: string }): ReactElement {
  const invitations = people.invitations.filter(({ kind }) => kind === 'editor')
  return (
    <>
      <p className={styles.lead}>
        Editors write and publish recipes, and change how the site looks. Only you can change its
        address, domains, payments and editors.
      </p>
      <InviteForm site={site} />
      <h2 className={styles.heading}>Editors</h2>
      {people.editors.length === 0 ? (
        <p className={styles.hint}>Nobody else edits the site yet.</p>
      ) : (
        <ul className={styles.list}>
          {people.editors.map((editor) => (
            <EditorItem key={editor.id} editor={editor} site={site} />
          ))}
        </ul>
      )}
      {invitations.length > 0 ? (
        <>
          <h2 className={styles.heading}>Open invitations</h2>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} site={site} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

type EditorItemProps = { editor: SitePeople['editors'][number]; site: string }

function EditorItem({ editor, site }: EditorItemProps): ReactElement {
  const { id, email, displayName } = editor
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div>
          <p className={styles.name} dir="auto">
            {displayName ?? email}
          </p>
          {displayName === null ? null : <p className={styles.hint}>{email}</p>}
        </div>
        <AskFirst
          title="Remove this editor?"
          label="Remove the editor"
          work={() => writeCall('deleteEditor', { params: { site, id } })}
          onDone={() => toast(`${displayName ?? email} no longer edits the site`)}
          trigger={
            <Button kind="quiet" aria-label={`Remove ${displayName ?? email}`}>
              Remove
            </Button>
          }
        >
          {displayName ?? email} can no longer edit the site. Their content stays. You can invite
          them again.
        </AskFirst>
      </div>
    </li>
  )
}

function Leave({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug, title } = settings
  return (
    <>
      <p className={styles.lead}>
        You are an editor of this site. Its owner decides who can edit it.
      </p>
      <AskFirst
        title="Leave this site?"
        label="Leave the site"
        work={() => writeCall('createDeparture', { body: { site: slug } })}
        onDone={() => {
          toast(`You no longer edit ${title}`)
          navigate('/kitchen', { isReplacing: true })
        }}
        trigger={<Button>Leave this site</Button>}
      >
        You can no longer edit {title}. Your content stays. Its owner can invite you again.
      </AskFirst>
    </>
  )
}
