'use client'

import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedSite } from '@/src/contract/site/site'
import { SearchField } from '@/src/ui/form/search-field'
import { Segments } from '@/src/ui/form/segments'
import { RecordListScreen, Records } from '../parts/lists/record-list-screen'
import { useTypedSearch } from '../parts/lists/use-typed-search'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { ButtonLink } from '@/src/ui/button'
import { canCall } from '../state/session/may-call'
import { useComments } from '../state/comments'
import { FOLDERS } from './comment-labels'
import { commentFilter, commentSearch, readCommentView } from './comment-view'
import type { ChangeView, CommentView } from './comment-view'
import { ActiveFilters } from './list/active-filters'
import { CommentInbox } from './list/comment-inbox'
import { NoComments } from './list/no-comments'
import { OpenedComment } from './opened/opened-comment'
import styles from './comments.module.css'
import { useCurrentInView } from './use-current-in-view'

const changeView: ChangeView = (change, isReplacing = false) => {
  const view = { ...readCommentView(window.location.search), ...change }
  navigate(`${window.location.pathname}${commentSearch(view)}`, { isReplacing })
}

/**
 * The comments of a site, for its members: one inbox with a list for each status.
 * @see docs/product/kitchen.md#comments
 */
export default function CommentsScreen({ site: slug }: ScreenProps): ReactElement {
  const view = readCommentView(useSearchParams().toString())
  const { folder: _folder, ...filter } = commentFilter(view)
  const search = useRef<HTMLInputElement>(null)
  const counts = useCall(
    'countManagedComments',
    { params: { site: slug }, query: filter },
    { select: (answer) => answer.counts, placeholderData: (before) => before },
  )
  return (
    <RecordListScreen
      slug={slug}
      title="Comments"
      error={counts.error}
      actions={(site) => <HeadLinks site={site} />}
      intro={<Toolbar {...{ view, search }} counts={counts.data} />}
    >
      {(site) => (
        <Comments
          key={commentSearch({ ...view, open: '' })}
          {...{ site, view, search }}
          total={counts.data?.[view.folder]}
        />
      )}
    </RecordListScreen>
  )
}

function HeadLinks({ site }: { site: ManagedSite | undefined }): ReactElement | null {
  if (!site || !canCall(site, 'updateCommentSettings')) return null
  return (
    <ButtonLink kind="quiet" href={kitchenAddress(site.slug, 'settings', 'comments')}>
      Settings
    </ButtonLink>
  )
}

type Counts = Readonly<Record<CommentView['folder'], number>>
type SearchBox = RefObject<HTMLInputElement | null>
type ToolbarProps = { view: CommentView; search: SearchBox; counts: Counts | undefined }

const readQuery = (search: string): string => readCommentView(search).query

function Toolbar({ view, search, counts }: ToolbarProps): ReactElement {
  const { text, type } = useTypedSearch(readQuery, (query, isTyping) =>
    changeView({ query, open: '' }, isTyping),
  )
  // The labels are wider once they have their counts.
  const folders = useCurrentInView(`${view.folder} ${counts === undefined}`)
  return (
    <div className={styles.toolbar}>
      <div className={styles.folders} ref={folders}>
        <Segments
          label="Lists of comments"
          value={view.folder}
          options={FOLDERS.map(({ folder, label }) => ({
            value: folder,
            label: counts ? `${label} ${counts[folder].toLocaleString('en')}` : label,
            href: commentSearch({ ...view, folder, open: '' }),
          }))}
          onChange={(folder) => changeView({ folder, open: '' })}
        />
      </div>
      <SearchField
        inputRef={search}
        label="Search comments"
        placeholder="Text or name"
        shortcut="/"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

type CommentsProps = {
  site: ManagedSite
  view: CommentView
  search: SearchBox
  total: number | undefined
}

function Comments({ site, view, search, total }: CommentsProps): ReactElement {
  const found = useComments(site.slug, commentFilter(view))
  const { comments, error, refetch } = found
  const isOpenElsewhere =
    view.open !== '' && comments !== undefined && !comments.some(({ id }) => id === view.open)
  return (
    <>
      <ActiveFilters view={view} comments={comments ?? []} onChange={changeView} />
      {isOpenElsewhere ? (
        <section className={styles.apart} aria-label="Opened comment">
          <OpenedComment
            {...{ site }}
            id={view.open}
            isApart
            onClose={() => changeView({ open: '' }, true)}
          />
        </section>
      ) : null}
      <Records
        site={site.slug}
        found={{ data: comments, error, refetch }}
        failed="The comments could not be loaded"
      >
        {(shown) =>
          shown.length === 0 && !found.hasMore ? (
            <NoComments view={view} onChange={changeView} />
          ) : (
            <CommentInbox
              {...{ site, view, search }}
              found={{ ...found, comments: shown }}
              total={Math.max(total ?? 0, shown.length)}
              onChange={changeView}
            />
          )
        }
      </Records>
    </>
  )
}
