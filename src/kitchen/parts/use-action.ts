'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '@/src/api/api-error'
import { errorMessage } from './error-message'

/** A button's asynchronous action: whether it is pending, and its error. */
export type Action = {
  isBusy: boolean
  error: unknown
  /** The error message without a field. */
  failure: string | null
  /** The server's message about a field. */
  issueOf: (path: string) => string | undefined
  forget: () => void
  /** Runs the action; resolves with whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Runs a button's asynchronous action, one at a time; calls `onError` when it fails. */
export function useAction(onError?: (error: unknown) => void): Action {
  const isRunning = useRef(false)
  const { isPending, error, reset, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
  })
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  return {
    isBusy: isPending,
    error,
    failure: error === null || issues.length > 0 ? null : errorMessage(error),
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
