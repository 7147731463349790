import { COMMENT_FOLDERS } from '@/src/domain/moderation'
import type { CommentFolder } from '@/src/domain/moderation'
import type { CommentsFilter } from '../state/comments'

/** The state of the comment inbox, as in its address. */
export type CommentView = {
  folder: CommentFolder
  query: string
  /** Ids of the recipe and the person whose comments are shown, and of the open comment; empty for none. */
  recipe: string
  person: string
  open: string
}

/** Changes the view, and with it the address: an entry of the history unless `isReplacing`. */
export type ChangeView = (change: Partial<CommentView>, isReplacing?: boolean) => void

/** The view of an address without any parameters. */
export const FIRST_COMMENT_VIEW: CommentView = {
  folder: 'waiting',
  query: '',
  recipe: '',
  person: '',
  open: '',
}
const NAMES = ['folder', 'query', 'recipe', 'person', 'open'] as const
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses the view from a query string; unknown values get their default. */
export function readCommentView(search: string): CommentView {
  const given = new URLSearchParams(search)
  const idOf = (name: string): string => {
    const id = given.get(name) ?? ''
    return ID.test(id) ? id : ''
  }
  return {
    folder:
      COMMENT_FOLDERS.find((folder) => folder === given.get('folder')) ?? FIRST_COMMENT_VIEW.folder,
    query: (given.get('query') ?? '').slice(0, 200),
    recipe: idOf('recipe'),
    person: idOf('person'),
    open: idOf('open'),
  }
}

/** Formats a view as a query string, without default values; `?` for the first view. */
export function commentSearch(view: CommentView): string {
  const set = NAMES.filter((name) => view[name] !== FIRST_COMMENT_VIEW[name])
  return `?${new URLSearchParams(set.map((name) => [name, view[name]])).toString()}`
}

/** The server's filter of a view. */
export const commentFilter = ({ folder, query, recipe, person }: CommentView): CommentsFilter => ({
  folder,
  ...(query === '' ? {} : { query }),
  ...(recipe === '' ? {} : { recipeId: recipe }),
  ...(person === '' ? {} : { userId: person }),
})

/** Whether a view shows fewer than all comments of its list. */
export const isFiltered = ({ query, recipe, person }: CommentView): boolean =>
  query !== '' || recipe !== '' || person !== ''
