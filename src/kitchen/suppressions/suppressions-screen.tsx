'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { Suppression } from '@/src/contract/people/newsletter'
import type { SuppressionReason } from '@/src/domain/newsletters'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Message } from '@/src/ui/message'
import { dateText } from '../parts/date-text'
import lists from '../parts/lists/record-list.module.css'
import { PagedListScreen } from '../parts/lists/paged-list-screen'
import { RelativeDate } from '../parts/relative-date'
import { useListKeys } from '../parts/use-list-keys'
import { useNow } from '../parts/use-now'
import { AskFirst } from '../settings/form/ask-first'
import type { ScreenProps } from '../shell/screen-props'
import { canCall } from '../state/session/may-call'
import { writeCall } from '../state/write-call'
import styles from './suppressions.module.css'

/** Suppressions that are loaded at a time. */
const PAGE = 100

/**
 * The addresses to which a site sends no newsletters.
 * @see docs/product/kitchen.md#suppressed-addresses
 */
export default function SuppressionsScreen({ site: slug }: ScreenProps): ReactElement {
  return (
    <PagedListScreen
      slug={slug}
      title="Suppressed addresses"
      intro={INTRO}
      call="listSuppressions"
      inputAt={(offset) => ({ params: { site: slug }, query: { offset, limit: PAGE } })}
      read={({ suppressions, total }) => ({ rows: suppressions, total })}
      failed="The addresses could not be loaded"
      above={(site) => (canCall(site, 'createSuppression') ? <AddForm site={slug} /> : null)}
    >
      {(suppressions, site) => (
        <Suppressions
          site={slug}
          suppressions={suppressions}
          mayRemove={canCall(site, 'deleteSuppression')}
        />
      )}
    </PagedListScreen>
  )
}

const INTRO =
  'Newsletters are not sent to these addresses. An address is added when it does not exist any more, when its reader reports a newsletter as spam, or here by you. Emails to sign in still reach it.'

const REASONS: Readonly<Record<SuppressionReason, string>> = {
  bounce: 'Does not exist',
  complaint: 'Reported as spam',
  manual: 'Added by you',
  import: 'Imported',
}

const EMPTY = { email: '' }

function AddForm({ site }: { site: string }): ReactElement {
  const form = useForm(EMPTY, async ({ email }, { reset }) => {
    await writeCall('createSuppression', { params: { site }, body: { email } })
    toast.success(`${email.trim()} gets no newsletters`)
    reset()
  })
  const { email } = form.values
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label="Email address"
        type="email"
        maxLength={320}
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={form.issueOf('email') ?? form.failure}
        onChange={({ target }) => form.edit({ email: target.value })}
      />
      <Button type="submit" isBusy={form.isBusy} disabled={email.trim() === ''}>
        Add the address
      </Button>
    </form>
  )
}

type ListProps = { site: string; suppressions: readonly Suppression[]; mayRemove: boolean }

function Suppressions({ site, suppressions, mayRemove }: ListProps): ReactElement {
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list })
  if (suppressions.length === 0) return <Message title="No suppressed addresses" />
  return (
    <ul className={lists.list} aria-label="Suppressed addresses" ref={list}>
      {suppressions.map(({ id, email, reason, detail, createdAt }) => (
        <li key={id} className={lists.row} data-row-frame>
          <div className={lists.words}>
            <span className={lists.title} tabIndex={-1} data-row={id}>
              {email}
            </span>
            <div className={lists.facts}>
              <span>{REASONS[reason]}</span>
              <RelativeDate iso={createdAt} words={dateText(createdAt, now)} />
              {detail === null ? null : <span dir="auto">{detail}</span>}
            </div>
          </div>
          {mayRemove ? <RemoveButton {...{ site, id, email }} /> : null}
        </li>
      ))}
    </ul>
  )
}

type RemoveProps = { site: string; id: string; email: string }

const RemoveButton = ({ site, id, email }: RemoveProps): ReactElement => (
  <AskFirst
    title={`Send newsletters to ${email} again?`}
    label="Remove the address"
    work={() => writeCall('deleteSuppression', { params: { site, id } })}
    onDone={() => toast(`${email} was removed`)}
    trigger={
      <Button kind="quiet" aria-label={`Remove ${email}`}>
        Remove
      </Button>
    }
  >
    Do this only if you know that the address works and its reader wants your newsletters: mail
    servers stop accepting emails from senders who write to others.
  </AskFirst>
)
