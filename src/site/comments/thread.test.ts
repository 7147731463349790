import { describe, expect, it } from 'vitest'
import type { Comment } from '@/src/contract/people/comment'
import { withChange, withLists, withPage } from './thread'
import type { Thread } from './thread'

const comment = (id: string, children: Comment[] = [], upvoteCount = 0): Comment => ({
  id,
  content: [],
  level: 1,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  editedAt: null,
  status: 'published',
  isByAuthor: false,
  user: { id: null, displayName: null, avatar: null },
  upvoteCount,
  isUpvoted: false,
  children,
})
const loaded = (...comments: Comment[]): Thread => ({
  comments,
  hiddenComments: [],
  next: 'more',
  isClosed: false,
})
const ids = ({ comments }: Thread): string[] => comments.map(({ id }) => id)

// docs/product/comments.md#on-the-page
describe('the loaded comments', () => {
  it('take a changed thread in its place, and drop one that is gone', () => {
    const thread = loaded(comment('1'), comment('2', [comment('5')]), comment('3'))
    const changed = withChange(thread, '5', { comments: [comment('2', [], 4)] })
    expect(ids(changed)).toEqual(['1', '2', '3'])
    expect(changed.comments[1]).toMatchObject({ upvoteCount: 4, children: [] })
    expect(ids(withChange(thread, '2', { comments: [] }))).toEqual(['1', '3'])
  })

  it('take a new comment once, also when the page that has it is loaded later', () => {
    const written = withChange(loaded(comment('1')), '9', { comments: [comment('9')] })
    expect(ids(written)).toEqual(['1', '9'])
    const all = withPage(written, { comments: [comment('2'), comment('9')], next: null })
    expect(ids(all)).toEqual(['1', '2', '9'])
    expect(all.next).toBeNull()
  })

  it('are replaced by whole lists, and otherwise stay', () => {
    const thread = loaded(comment('1'))
    expect(withLists(thread, { hiddenComments: [comment('2')] })).toMatchObject({
      comments: [{ id: '1' }],
      hiddenComments: [{ id: '2' }],
      next: 'more',
    })
    expect(withLists(thread, { comments: [], next: null })).toMatchObject({
      comments: [],
      next: null,
    })
  })
})
