'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { CheckField, TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { Dialog } from '@/src/ui/windows/dialog'
import { DURATIONS, toDays } from '../bans/durations'
import type { Duration } from '../bans/durations'
import windows from '../parts/windows/question.module.css'
import { writeCall } from '../state/write-call'
import { formatComments, writerName } from './comment-labels'
import { moveWithUndo } from './move-with-undo'
import styles from './comments.module.css'

type Props = { site: ManagedSite; comment: ManagedComment; onClose: () => void }

type Target = 'writer' | 'address' | 'network'
type Fields = { target: Target; days: Duration; reason: string; hides: boolean }

const EXPLANATIONS: Readonly<Record<Target, string>> = {
  writer: 'The account, and others with the same email address.',
  address: 'The network address that this comment was sent from. Several people may share it.',
  network: 'The network around that address: up to 256 addresses, of one provider.',
}

/**
 * Bans the writer of a comment, or the network that it was sent from.
 * @see docs/product/moderation.md#bans
 */
export function BanWindow({ site, comment, onClose }: Props): ReactElement {
  const name = writerName(comment)
  const targets = targetsOf(comment)
  const { id: userId, publishedCount } = comment.writer
  const initial: Fields = {
    ...{ target: targets[0]?.value ?? 'writer', days: '7', reason: '', hides: false },
  }
  const form = useForm(initial, async ({ target, days, reason, hides }) => {
    const body = {
      target: { kind: target, commentId: comment.id },
      days: toDays(days),
      reason,
    }
    await writeCall('createBan', { params: { site: site.slug }, body })
    toast.success(target === 'writer' ? `${name} is banned` : 'The network is banned')
    onClose()
    if (!hides || userId === null || target !== 'writer') return
    const filter = { folder: 'published', userId } as const
    await moveWithUndo(site.slug, { filter, status: 'hidden' }, publishedCount)
  })
  const { target } = form.values
  return (
    <Dialog title={`Ban ${name}`} isOpen onOpenChange={onClose}>
      <form className={windows.window} noValidate onSubmit={form.submit}>
        <Choice
          name="ban-target"
          label="Whom to ban"
          value={target}
          options={targets}
          onChange={(chosen) => form.edit({ target: chosen })}
        />
        <p className={styles.facts}>{EXPLANATIONS[target]}</p>
        <Details form={form} publishedCount={publishedCount} />
        <p className={styles.failure} role="alert">
          {form.message}
        </p>
        <div className={windows.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            Ban
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type DetailsProps = { form: Form<Fields>; publishedCount: number }

function Details({ form, publishedCount }: DetailsProps): ReactElement {
  const { target, days, reason, hides } = form.values
  return (
    <>
      <SelectField
        label="For how long"
        value={days}
        options={DURATIONS}
        onChange={(chosen) => form.edit({ days: chosen })}
      />
      <TextField
        label="Reason, for you and other managers"
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={form.issueOf('reason')}
        onChange={(event) => form.edit({ reason: event.target.value })}
      />
      {target === 'writer' && publishedCount > 0 ? (
        <CheckField
          label={`Also hide their ${formatComments(publishedCount)}`}
          checked={hides}
          onChange={(event) => form.edit({ hides: event.target.checked })}
        />
      ) : null}
    </>
  )
}

/** Returns the parts of a comment that can be banned. */
const targetsOf = ({ writer, hasNetwork }: ManagedComment) => [
  ...(writer.id === null ? [] : [{ value: 'writer', label: 'Account' } as const]),
  ...(hasNetwork
    ? [
        { value: 'address', label: 'Address' } as const,
        { value: 'network', label: 'Network' } as const,
      ]
    : []),
]

/** Whether anything of a comment can be banned. */
export const canBeBanned = (comment: ManagedComment): boolean =>
  !comment.writer.isByAuthor && targetsOf(comment).length > 0
