'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { BanCreate } from '@/src/contract/people/comment-settings'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { CheckField, TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { Dialog } from '@/src/ui/windows/dialog'
import windows from '../parts/windows/question.module.css'
import { writeCall } from '../state/write-call'
import styles from './bans.module.css'
import { DURATIONS, toDays } from './durations'
import type { Duration } from './durations'

type BanTarget = BanCreate['target']
type TargetKind = Exclude<BanTarget['kind'], 'email' | 'range'>

/** A person who can be banned, and the parts of what they wrote that a ban can be about. */
export type BanSubject = {
  name: string
  targets: readonly BanTarget[]
  /** Hides what they published, with the label of its checkbox. */
  hiding?: { label: string; run: () => Promise<unknown> } | undefined
}

type Props = {
  /** The slug of the site. */
  site: string
  subject: BanSubject
  onClose: () => void
}

type Fields = { target: BanTarget['kind']; days: Duration; reason: string; hides: boolean }

const LABELS: Readonly<Record<TargetKind, string>> = {
  writer: 'Account',
  rater: 'Account',
  address: 'Address',
  network: 'Network',
}
const EXPLANATIONS: Readonly<Record<TargetKind, string>> = {
  writer: 'The account, and others with the same email address. They cannot comment or rate.',
  rater: 'The account, and others with the same email address. They cannot comment or rate.',
  address: 'The network address that this comment was sent from. Several people may share it.',
  network: 'The network around that address: up to 256 addresses, of one provider.',
}
const isAccount = (kind: BanTarget['kind']): boolean => kind === 'writer' || kind === 'rater'
const isLabelled = (kind: BanTarget['kind']): kind is TargetKind => kind in LABELS

/**
 * Bans the writer of a comment or rating, or the network that a comment was sent from.
 * @see docs/product/moderation.md#bans
 */
export function BanWindow({ site, subject, onClose }: Props): ReactElement {
  const { name, targets, hiding } = subject
  const initial: Fields = {
    ...{ target: targets[0]?.kind ?? 'writer', days: '7', reason: '', hides: false },
  }
  const form = useForm(initial, async ({ target: kind, days, reason, hides }) => {
    const target = targets.find((each) => each.kind === kind)
    if (!target) return
    const body = { target, days: toDays(days), reason }
    await writeCall('createBan', { params: { site }, body })
    toast.success(isAccount(kind) ? `${name} is banned` : 'The network is banned')
    onClose()
    if (hides && isAccount(kind)) await hiding?.run()
  })
  const { target } = form.values
  return (
    <Dialog title={`Ban ${name}`} isOpen onOpenChange={onClose}>
      <form className={windows.window} noValidate onSubmit={form.submit}>
        {targets.length > 1 ? (
          <Choice
            name="ban-target"
            label="Whom to ban"
            value={target}
            options={targets.map(({ kind }) => ({ value: kind, label: labelOf(kind) }))}
            onChange={(chosen) => form.edit({ target: chosen })}
          />
        ) : null}
        <p className={styles.explanation}>{isLabelled(target) ? EXPLANATIONS[target] : ''}</p>
        <Details form={form} hidingLabel={hiding?.label} />
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

const labelOf = (kind: BanTarget['kind']): string => (isLabelled(kind) ? LABELS[kind] : kind)

type DetailsProps = { form: Form<Fields>; hidingLabel: string | undefined }

function Details({ form, hidingLabel }: DetailsProps): ReactElement {
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
      {isAccount(target) && hidingLabel !== undefined ? (
        <CheckField
          label={hidingLabel}
          checked={hides}
          onChange={(event) => form.edit({ hides: event.target.checked })}
        />
      ) : null}
    </>
  )
}
