'use client'

import type { ReactElement, ReactNode } from 'react'
import { useCallPages } from '@/src/api/react/use-call'
import type { CallInput } from '@/src/api/call'
import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import styles from './record-list.module.css'
import { RecordListScreen, Records } from './record-list-screen'

type Props<Name extends CallName, Row> = {
  /** The slug of the site. */
  slug: string
  title: string
  /** A sentence about the list, above it. */
  intro: ReactNode
  /** The call that lists the records, and its input for the page at an offset. */
  call: Name
  inputAt: (offset: number) => CallInput<Name>
  /** The records of a page and the number of all. */
  read: (page: CallAnswer<Name>) => { rows: readonly Row[]; total: number }
  /** The title of the message that the records could not be loaded. */
  failed: string
  /** A form or filter between the introduction and the list. */
  above?: (site: ManagedSite) => ReactNode
  children: (rows: readonly Row[], site: ManagedSite) => ReactNode
}

/** A screen with one list of records of a site, which is loaded page by page. */
export function PagedListScreen<Name extends CallName, Row>(props: Props<Name, Row>): ReactElement {
  const { slug, title, intro, call, inputAt, read, failed, above, children } = props
  const pages = useCallPages(call, inputAt, {
    sizeOf: (page) => {
      const { rows, total } = read(page)
      return { count: rows.length, total }
    },
  })
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  const loaded = pages.data?.pages.map(read)
  const found = { data: loaded?.flatMap(({ rows }) => rows), error, refetch }
  return (
    <RecordListScreen
      slug={slug}
      title={title}
      total={loaded?.[0]?.total}
      error={error}
      intro={<p className={styles.intro}>{intro}</p>}
    >
      {(site) => (
        <>
          {above?.(site)}
          <Records site={slug} found={found} failed={failed}>
            {(rows) => children(rows, site)}
          </Records>
          {hasNextPage ? (
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </RecordListScreen>
  )
}
