import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound } from '../error-message'
import { Failed } from '../failed'
import styles from './opened.module.css'

/** An editor whose record is loading. */
export function Opening(): ReactElement {
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  )
}

type Props = {
  /** The noun for the record: "recipe". */
  noun: string
  error: Error
  onRetry: () => void
  /** The list of such records, and its name. */
  list: { href: string; label: string }
  /** Further text about deleted records. */
  more?: string
  /** The URL of the bin, where there is one. */
  bin?: string
}

/** An editor whose record could not be opened: it does not exist, or the request failed. */
export function NotOpened({ noun, error, onRetry, list, more, bin }: Props): ReactElement {
  if (!isNotFound(error)) {
    return <Failed title={`The ${noun} could not be opened`} error={error} onRetry={onRetry} />
  }
  return (
    <Message
      level="h1"
      title={`This ${noun} was not found`}
      actions={
        <>
          <ButtonLink kind="primary" isLarge href={list.href}>
            {list.label}
          </ButtonLink>
          {bin === undefined ? null : (
            <ButtonLink isLarge href={bin}>
              Open the bin
            </ButtonLink>
          )}
        </>
      }
    >
      It was deleted, or it belongs to a site that you cannot edit.{more ? ` ${more}` : ''}
    </Message>
  )
}
