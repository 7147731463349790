'use client'

import { useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../../parts/error-message'

/** A button's asynchronous action: whether it is pending, and its error. */
export type FormAction = {
  isBusy: boolean
  /** The error message without a field. */
  failure: string | null
  /** The server's message about a field. */
  issueOf: (path: string) => string | undefined
  forget: () => void
  /** Runs the action; resolves with whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

type Problem = { words: string | null; issues: readonly { path: string; message: string }[] }
const NONE: Problem = { words: null, issues: [] }

/** Runs a button's asynchronous action, one at a time. */
export function useFormAction(): FormAction {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(NONE)
  return {
    isBusy,
    failure: problem.words,
    issueOf: (path) => problem.issues.find((issue) => issue.path === path)?.message,
    forget: () => setProblem(NONE),
    run: async (work) => {
      if (isBusy) return false
      setBusy(true)
      setProblem(NONE)
      try {
        await work()
        return true
      } catch (error) {
        const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
        setProblem({ issues, words: issues.length > 0 ? null : errorMessage(error) })
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
