'use client'

import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { LineReader } from '../parser/line-reader'
import type { ChipSource } from '../rich-text/chip-context'
import type { StepActions } from './step-actions'
import type { StepEditors } from './step-editors'

/** Pictures of steps: how they are chosen and where they are shown from. */
export type StepPictures = {
  /** Opens the choice or upload of pictures; resolves with their ids. */
  pick: () => Promise<readonly string[]>
  /** The address of a small picture; null while it is unknown. */
  urlOf: (id: string) => string | null
}

/** The video of a step as it is shown. */
export type ShownStepVideo = {
  stepId: string
  number: number
  videoId: string | null
  onRemove: () => void
}

/** Videos of steps, one for each. */
export type StepVideos = {
  /** Opens the choice of a video and uploads it; `onDone` gets its id. */
  pick: (stepId: string, onDone: (videoId: string) => void) => Promise<void>
  /** The video of a step, and a pending upload. */
  show: (video: ShownStepVideo) => ReactNode
}

/** The shared context of all steps of the list; stable while steps are edited. */
export type StepList = {
  actions: StepActions
  editors: StepEditors
  /** Current data for chips. */
  chips: () => ChipSource
  read: () => LineReader | null
  open: (part: 'timer' | 'note' | 'more', id: string, anchor: HTMLElement) => void
  pictures: StepPictures | null
  videos: StepVideos | null
}

const Context = createContext<StepList | null>(null)

/** Provides the context to the steps below. */
export const StepListProvider = Context.Provider

/** Returns the context of the list. */
export function useStepList(): StepList {
  const list = useContext(Context)
  if (!list) throw new Error('A step stands in a list of steps')
  return list
}
