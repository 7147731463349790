'use client'

import type { ReactElement, ReactNode } from 'react'
import type { CallInput } from '@/src/api/call'
import { useCall } from '@/src/api/react/use-call'
import type { CallAnswer } from '@/src/contract/schemas'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from '../parts/error-message'
import styles from './history.module.css'

/** The calls that list versions. */
type ListCall =
  'listRecipeVersions' | 'listSiteDesignVersions' | 'listEventVersions' | 'listLetterVersions'

type VersionsProps<Name extends ListCall> = {
  call: Name
  input: CallInput<Name>
  /** The text if there are no versions. */
  none: string
  /** Renders the versions. */
  children: (versions: CallAnswer<Name>['versions']) => ReactElement
}

type Props<Name extends ListCall> = VersionsProps<Name> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The window with the versions of a record, which are loaded when it opens. */
export function HistoryWindow<Name extends ListCall>({
  isOpen,
  onOpenChange,
  ...versions
}: Props<Name>): ReactElement {
  return (
    <Dialog title="History" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Versions {...versions} />
    </Dialog>
  )
}

function Versions<Name extends ListCall>({
  call,
  input,
  none,
  children,
}: VersionsProps<Name>): ReactElement {
  const { data, error } = useCall(call, input, { staleTime: 0 })
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <p>Loading…</p>
  return data.versions.length === 0 ? <p>{none}</p> : children(data.versions)
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

type RowProps = {
  createdAt: string
  about: string
  title: ReactNode
  /** The writing direction of the title. */
  dir?: 'auto'
  actions: ReactNode
  /** Details below the row. */
  children?: ReactNode
}

/** The list of versions. */
export const VersionList = ({ children }: { children: ReactNode }): ReactElement => (
  <ol className={styles.versions}>{children}</ol>
)

/** A version of a draft: time, author, title and actions. */
export function VersionRow({ createdAt, about, title, dir, ...slots }: RowProps): ReactElement {
  return (
    <li className={styles.version}>
      <span className={styles.when}>{WHEN.format(new Date(createdAt))}</span>
      <span className={styles.about}>{about}</span>
      <span className={styles.versionTitle} dir={dir}>
        {title}
      </span>
      <span className={styles.acts}>{slots.actions}</span>
      {slots.children}
    </li>
  )
}
