'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { ApiError } from '../api-error'
import type { CallOptions } from '../call'
import { useCallSettings } from './calls-provider'
import { mutateCall } from './mutate-call'

/** The state of an asynchronous action: whether it is pending, and its error. */
export type ActionState = {
  isBusy: boolean
  /** Whether it has succeeded: a button stays busy while the browser leaves the page. */
  isDone: boolean
  error: unknown
  /** The error message without a field; null if the server has a message about a field. */
  failure: string | null
  /** The error message, also if it is about a field. */
  message: string | null
  /** The server's message about a field. */
  issueOf: (path: string) => string | undefined
  /** Clears the error, or the success. */
  forget: () => void
}

/** An asynchronous action that is not one call. */
export type Action = ActionState & {
  /** Runs the action; resolves with whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Runs asynchronous work of a button or form, one at a time; calls `onError` when it fails. */
export function useAction(onError?: (error: unknown) => void): Action {
  const isRunning = useRef(false)
  const { formatError } = useCallSettings()
  const { isPending, isSuccess, error, reset, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
  })
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  const message = error === null ? null : formatError(error)
  return {
    isBusy: isPending,
    isDone: isSuccess,
    error,
    failure: issues.length > 0 ? null : message,
    message,
    issueOf: (path) => issues.find((issue) => issue.path === path)?.message,
    forget: reset,
    run: async (work) => {
      if (isRunning.current) return false
      isRunning.current = true
      try {
        await mutateAsync(work)
        return true
      } catch (failure) {
        onError?.(failure)
        return false
      } finally {
        isRunning.current = false
      }
    },
  }
}

/** An action that is one call. */
export type CallMutation<Name extends CallName> = ActionState & {
  /** Makes the call; resolves with its response, or with null if it failed or one is pending. */
  run: (input: CallOptions<Name>) => Promise<{ answer: CallAnswer<Name> } | null>
}

/**
 * Makes a call that writes, one at a time, and reloads the cached responses that depend on it.
 * @see docs/architecture.md
 */
export function useCallMutation<Name extends CallName>(
  name: Name,
  onError?: (error: unknown) => void,
): CallMutation<Name> {
  const client = useQueryClient()
  const action = useAction(onError)
  const run: CallMutation<Name>['run'] = async (input) => {
    const done: { answer: CallAnswer<Name> }[] = []
    await action.run(async () => done.push({ answer: await mutateCall(client, name, input) }))
    return done[0] ?? null
  }
  return { ...action, run }
}
