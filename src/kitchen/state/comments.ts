'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer, CallBody, CallQuery } from '@/src/contract/schemas'
import type { CommentStatusChange, ManagedComment } from '@/src/contract/people/moderation'
import type { CommentFolder } from '@/src/domain/moderation'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'
import { writeCall } from './write-call'

/** The list of comments and its filter. */
export type CommentsFilter = Omit<
  CallQuery<'listManagedComments'>,
  'folder' | 'limit' | 'after'
> & {
  folder: CommentFolder
}

type Page = CallAnswer<'listManagedComments'> & { folder: CommentFolder }
type Pages = InfiniteData<Page, string | null>

/** Comments that are loaded at a time. */
const PAGE_SIZE = 50

/** Lists with more loaded pages are not loaded again when the window gets the focus. */
const MAX_REFETCHED_PAGES = 4

/** The loaded comments of a list, and the function that loads more. */
export type LoadedComments = {
  comments: readonly ManagedComment[] | undefined
  error: Error | null
  refetch: () => unknown
  hasMore: boolean
  loadMore: () => void
}

/** Loads a list of comments page by page, newest first. */
export function useComments(site: string, filter: CommentsFilter): LoadedComments {
  const found = useInfiniteQuery<
    Page,
    Error,
    Pages,
    readonly ['listManagedComments', object, 'pages'],
    string | null
  >({
    queryKey: ['listManagedComments', { params: { site }, query: filter }, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: pageParam }
      const query = { ...filter, ...after, limit: PAGE_SIZE }
      const page = await call('listManagedComments', { params: { site }, query, signal })
      return { ...page, folder: filter.folder }
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    enabled: useCanFetch(),
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES,
  })
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  return {
    comments: found.data?.pages.flatMap(({ comments }) => comments),
    error,
    refetch,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
  }
}

/**
 * Changes the status of comments, and takes them off the loaded lists that they have left: these are not
 * loaded again, however long they are.
 * @throws as `call`
 */
export async function moveComments(
  site: string,
  body: CallBody<'setCommentStatus'>,
): Promise<CommentStatusChange> {
  const { change } = await writeCall('setCommentStatus', { params: { site }, body })
  await removeFromLists(change)
  return change
}

/** Takes moved comments off the loaded lists, and marks the lists that they have joined as stale. */
export async function removeFromLists({
  status,
  changes,
}: Pick<CommentStatusChange, 'status' | 'changes'>): Promise<void> {
  const moved = new Set(changes.flatMap(({ ids }) => ids))
  queryClient.setQueriesData<Pages>({ queryKey: ['listManagedComments'] }, (before) =>
    before === undefined
      ? undefined
      : {
          ...before,
          pages: before.pages.map((page) =>
            page.folder === status
              ? page
              : { ...page, comments: page.comments.filter(({ id }) => !moved.has(id)) },
          ),
        },
  )
  await queryClient.invalidateQueries({ queryKey: ['listManagedComments'], refetchType: 'none' })
}
