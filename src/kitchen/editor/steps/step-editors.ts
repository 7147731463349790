import type { LexicalEditor } from 'lexical'

/** The editors of the rendered steps, by the id of their step. */
export type StepEditors = {
  add: (id: string, editor: LexicalEditor) => () => void
  get: (id: string) => LexicalEditor | undefined
}

/** A list of editors that begins empty. */
export function stepEditors(): StepEditors {
  const editors = new Map<string, LexicalEditor>()
  return {
    add(id, editor) {
      editors.set(id, editor)
      return () => {
        if (editors.get(id) === editor) editors.delete(id)
      }
    },
    get: (id) => editors.get(id),
  }
}
