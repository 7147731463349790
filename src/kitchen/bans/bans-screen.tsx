'use client'

import { useRef } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { Ban } from '@/src/contract/people/comment-settings'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
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
import { banLabel, banTarget } from './ban-labels'
import styles from './bans.module.css'
import { DURATIONS, toDays } from './durations'
import type { Duration } from './durations'

/** Bans that are loaded at a time. */
const PAGE = 100

/**
 * The bans of a site.
 * @see docs/product/kitchen.md#banned-readers
 */
export default function BansScreen({ site: slug }: ScreenProps): ReactElement {
  return (
    <PagedListScreen
      slug={slug}
      title="Banned readers"
      intro={INTRO}
      call="listBans"
      inputAt={(offset) => ({ params: { site: slug }, query: { offset, limit: PAGE } })}
      read={({ bans, total }) => ({ rows: bans, total })}
      failed="The bans could not be loaded"
      above={(site) => (canCall(site, 'createBan') ? <AddForm site={slug} /> : null)}
    >
      {(bans, site) => <Bans site={slug} bans={bans} mayLift={canCall(site, 'deleteBan')} />}
    </PagedListScreen>
  )
}

const INTRO =
  'They cannot comment, rate or upvote on this site. The writer of a comment is banned from the inbox, the reader of a rating from the figures of its recipe; email addresses and networks are added here.'

const EMPTY: { who: string; days: Duration; reason: string } = { who: '', days: '7', reason: '' }

function AddForm({ site }: { site: string }): ReactElement {
  const form = useForm(EMPTY, async ({ who, days, reason }, { reset }) => {
    const body = { target: banTarget(who), days: toDays(days), reason }
    await writeCall('createBan', { params: { site }, body })
    toast.success(`${who.trim()} is banned`)
    reset()
  })
  const { who, days, reason } = form.values
  const issue = form.issueOf('target.email') ?? form.issueOf('target.range')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label="Email address or network"
        placeholder="203.0.113.0/24"
        maxLength={320}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={who}
        error={issue ?? form.failure}
        onChange={({ target }) => form.edit({ who: target.value })}
      />
      <TextField
        label="Reason"
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={form.issueOf('reason')}
        onChange={({ target }) => form.edit({ reason: target.value })}
      />
      <SelectField
        label="For how long"
        value={days}
        options={DURATIONS}
        onChange={(chosen) => form.edit({ days: chosen })}
      />
      <Button type="submit" isBusy={form.isBusy} disabled={who.trim() === ''}>
        Ban
      </Button>
    </form>
  )
}

type ListProps = { site: string; bans: readonly Ban[]; mayLift: boolean }

function Bans({ site, bans, mayLift }: ListProps): ReactElement {
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list })
  if (bans.length === 0) return <Message title="Nobody is banned" />
  return (
    <ul className={lists.list} aria-label="Banned readers" ref={list}>
      {bans.map((ban) => (
        <li key={ban.id} className={lists.row} data-row-frame>
          <div className={lists.words}>
            <span className={lists.title} tabIndex={-1} data-row={ban.id} dir="auto">
              {banLabel(ban)}
            </span>
            <div className={lists.facts}>
              <span>
                {ban.expiresAt === null ? 'Forever' : `Until ${dateText(ban.expiresAt, now)}`}
              </span>
              <span>
                Since <RelativeDate iso={ban.createdAt} words={dateText(ban.createdAt, now)} />
              </span>
              {ban.createdBy === null ? null : <span dir="auto">by {ban.createdBy}</span>}
              {ban.reason === '' ? null : <span dir="auto">{ban.reason}</span>}
            </div>
          </div>
          {mayLift ? <LiftButton {...{ site, ban }} /> : null}
        </li>
      ))}
    </ul>
  )
}

const LiftButton = ({ site, ban }: { site: string; ban: Ban }): ReactElement => (
  <AskFirst
    title={`Lift the ban of ${banLabel(ban)}?`}
    label="Lift the ban"
    work={() => writeCall('deleteBan', { params: { site, id: ban.id } })}
    onDone={() => toast('The ban was lifted')}
    trigger={
      <Button kind="quiet" aria-label={`Lift the ban of ${banLabel(ban)}`}>
        Lift
      </Button>
    }
  >
    They can comment, rate and upvote on this site again. Hidden comments stay hidden.
  </AskFirst>
)
