'use client'

import { createContext, use, useCallback } from 'react'
import type { Provider } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import type { KnownEntities } from './record-kind'
import type { RecordState } from './record-state'
import type { RecordStore } from './record-store'
import { useStore } from './use-store'

/** The context of every part of an editor, with further values of its kind. */
type Editing<Document extends object, Stored, Known extends KnownEntities, More> = More & {
  store: RecordStore<Document, Stored, Known>
  site: ManagedSite
}

/** The hooks of the parts of an editor. */
type RecordHooks<Document extends object, Stored, Known extends KnownEntities, More> = {
  /** Provides the edited record to the parts below. */
  EditingProvider: Provider<Editing<Document, Stored, Known, More> | null>
  /** The record that is edited. */
  useEditing: () => Editing<Document, Stored, Known, More>
  /** Selects a part of the state; the part must be the same object until it changes. */
  useRecord: <Part>(select: (state: RecordState<Document, Stored, Known>) => Part) => Part
  /**
   * A field of the document, and a stable function that changes it. Changes in quick succession are one
   * undo step.
   */
  useField: <Name extends keyof Document & string>(
    name: Name,
  ) => [Document[Name], (value: Document[Name]) => void]
  /** The server's message about a field, from the last save or publication; null without one. */
  useIssue: (path: string) => string | null
}

/** Creates the context of an editor and its hooks, for the store of one kind of records. */
export function createRecordContext<
  Document extends object,
  Stored,
  Known extends KnownEntities,
  More = unknown,
>(): RecordHooks<Document, Stored, Known, More> {
  const Context = createContext<Editing<Document, Stored, Known, More> | null>(null)
  const useEditing = (): Editing<Document, Stored, Known, More> => {
    const editing = use(Context)
    if (!editing) throw new Error('There is no editor around this part.')
    return editing
  }
  const useRecord = <Part>(select: (state: RecordState<Document, Stored, Known>) => Part): Part =>
    useStore(useEditing().store, select)
  const useField = <Name extends keyof Document & string>(
    name: Name,
  ): [Document[Name], (value: Document[Name]) => void] => {
    const { store } = useEditing()
    const value = useRecord(({ document }) => document[name])
    const change = useCallback(
      (next: Document[Name]): void =>
        store.change((document) => ({ ...document, [name]: next }), name),
      [store, name],
    )
    return [value, change]
  }
  const useIssue = (path: string): string | null =>
    useRecord(({ issues }) => issues.find((issue) => issue.path === path)?.message ?? null)
  return { EditingProvider: Context.Provider, useEditing, useRecord, useField, useIssue }
}
