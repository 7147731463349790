'use client'

import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import { useAction } from './use-call-mutation'
import type { ActionState } from './use-call-mutation'

type Issues = { readonly [path: string]: string | undefined }

/** A form: its values, their state, and the errors of its last submission. */
export type Form<Values> = ActionState & {
  /** The initial values with the edits applied. */
  values: Values
  /** Applies edits, or those that a function derives from the latest values; clears the errors. */
  edit: (edits: Partial<Values> | ((latest: Values) => Partial<Values>)) => void
  /** Whether an edit differs from the initial values. */
  isChanged: boolean
  /** Whether the values were saved, and not edited since. */
  isSaved: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

type FormOptions<Values> = {
  /** Validates the values before they are sent; nothing is sent while there are issues. */
  check?: (values: Values) => Issues
}

/**
 * The state of a form. The initial values may change while it is open: edits stay on top of them.
 * @param save sends the values; its `reset` drops the edits, unless the user has edited more meanwhile
 */
export function useForm<Values extends object>(
  initial: Values,
  save: (values: Values, form: { edits: Partial<Values>; reset: () => void }) => Promise<unknown>,
  { check }: FormOptions<Values> = {},
): Form<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [isSaved, setSaved] = useState(false)
  const [found, setFound] = useState<Issues>({})
  const action = useAction()
  const values = { ...initial, ...edits }
  const isChanged = hasChanges(edits, initial)
  const reset = (): void => setEdits((current) => (current === edits ? {} : current))
  const send = async (): Promise<void> => {
    const issues = check?.(values) ?? {}
    setFound(issues)
    if (Object.keys(issues).length > 0) return
    if (await action.run(() => save(values, { edits, reset }))) setSaved(true)
  }
  return {
    ...action,
    values,
    issueOf: (path) => found[path] ?? action.issueOf(path),
    isChanged,
    isSaved: isSaved && !isChanged,
    edit: (change) => {
      setEdits((before) => ({
        ...before,
        ...(typeof change === 'function' ? change({ ...initial, ...before }) : change),
      }))
      setSaved(false)
      setFound({})
      if (!action.isBusy) action.forget()
    },
    submit: (event) => {
      event.preventDefault()
      void send()
    },
  }
}

/** Whether edits differ from the stored fields. */
export function hasChanges<Values extends object>(edits: Partial<Values>, stored: Values): boolean {
  const fields = new Map<string, Json>(Object.entries(stored))
  const edited = new Map<string, Json>(Object.entries(edits))
  return [...edited].some(([name, value]) => !isSame(fields.get(name), value))
}
