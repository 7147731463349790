'use client'

import { useRef, useState } from 'react'
import { call } from '@/src/api/call'
import { failureMessage } from './failure-words'
import { buildProposal } from './proposal'
import type { Proposal } from './proposal'
import { sourceError } from './source'
import type { Source } from './source'

/** The progress of parsing. */
export type ReadingState =
  | { kind: 'asked'; problem: string | null }
  | { kind: 'reading'; isAddress: boolean }
  | { kind: 'read'; proposal: Proposal }

/** Parses sources, the latest one; the input stays until the recipe is accepted. */
export type Reading = {
  state: ReadingState
  text: string
  setText: (text: string) => void
  read: (source: Source) => void
  /** Shows a recipe that was parsed elsewhere. */
  show: (proposal: Proposal) => void
  cancel: () => void
}

/** Reads recipes for a site with `recipe-parse`. */
export function useReading(site: string): Reading {
  const [text, setText] = useState('')
  const [state, setState] = useState<ReadingState>({ kind: 'asked', problem: null })
  const running = useRef<AbortController | null>(null)
  const stop = (): AbortController => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }
  const read = (source: Source): void => {
    const { signal } = stop()
    const problem = sourceError(source)
    if (problem !== null) {
      setState({ kind: 'asked', problem })
      return
    }
    setState({ kind: 'reading', isAddress: 'url' in source })
    call('parseRecipe', { body: { ...source, site }, signal }).then(
      (parsed) => {
        if (!signal.aborted) setState({ kind: 'read', proposal: buildProposal(parsed) })
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ kind: 'asked', problem: failureMessage(error, source) })
      },
    )
  }
  return {
    state,
    text,
    setText,
    read,
    show: (proposal) => {
      stop()
      setState({ kind: 'read', proposal })
    },
    cancel: () => {
      stop()
      setState({ kind: 'asked', problem: null })
    },
  }
}
