'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { getStepTimers } from '@/src/parsing/timer'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { PartPopup } from '../parts/part-popup'
import { PartForm } from '../parts/part-form'
import { rowMenuItems, RowMenu } from '../rows/row-menu'
import type { Step } from './step'
import { MAX_STEP_PICTURES } from './step'
import { useStepList } from './step-context'
import { TimerForm } from './timer-form'

/** A part of a step that opens for editing; `more` has its further actions. */
export type StepPart = 'timer' | 'note' | 'more'

type Props = {
  part: StepPart
  step: Step
  anchor: HTMLElement
  onClose: () => void
  onOpen: (part: StepPart, id: string, anchor: HTMLElement) => void
}

const TITLES = { timer: 'Timers', note: 'Note', more: 'Step' } as const

/** The editor for one part of a step. */
export function StepPartEditor({ part, step, anchor, onClose, onOpen }: Props): ReactElement {
  const { actions } = useStepList()
  const done = (fields: Partial<Step>): void => {
    actions.set(step.id, fields)
    onClose()
  }
  return (
    <PartPopup key={part} title={TITLES[part]} anchor={anchor} onClose={onClose}>
      {part === 'timer' ? <TimerForm step={step} onDone={done} /> : null}
      {part === 'note' ? <NoteForm step={step} onDone={done} /> : null}
      {part === 'more' ? (
        <MoreForStep
          step={step}
          onClose={onClose}
          onPart={(next) => onOpen(next, step.id, anchor)}
        />
      ) : null}
    </PartPopup>
  )
}

type FormProps = { step: Step; onDone: (fields: Partial<Step>) => void }

function NoteForm({ step, onDone }: FormProps): ReactElement {
  const [typed, setTyped] = useState(step.note ?? '')
  return (
    <PartForm
      isChanged={typed !== (step.note ?? '')}
      onApply={() => onDone({ note: typed.trim() || null })}
    >
      <TextField
        label="Note"
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </PartForm>
  )
}

type MoreProps = { step: Step; onClose: () => void; onPart: (part: StepPart) => void }

function MoreForStep({ step, onClose, onPart }: MoreProps): ReactElement {
  const { actions, pictures, videos } = useStepList()
  const { id, imageIds, videoId } = step
  const addPictures = async (pick: () => Promise<readonly string[]>): Promise<void> => {
    const picked = await pick()
    const all = [...new Set([...(actions.stepOf(id)?.imageIds ?? []), ...picked])]
    if (picked.length > 0) actions.set(id, { imageIds: all.slice(0, MAX_STEP_PICTURES) })
  }
  const acts = rowMenuItems(id, actions, [
    { label: 'Make it a heading', act: () => actions.toHeading(id, headingOf(step)) },
  ])
  if (pictures && imageIds.length < MAX_STEP_PICTURES) {
    acts.push({ label: 'Add pictures', act: () => void addPictures(pictures.pick) })
  }
  if (videos) {
    acts.push({
      label: videoId === null ? 'Add a video' : 'Replace the video',
      act: () => void videos.pick(id, (next) => actions.set(id, { videoId: next })),
    })
  }
  return (
    <RowMenu acts={acts} onClose={onClose}>
      <Button kind="quiet" onClick={() => onPart('timer')}>
        {getStepTimers(step).length === 0 ? 'Add a timer' : 'Change the timers'}
      </Button>
      <Button kind="quiet" onClick={() => onPart('note')}>
        {step.note === null ? 'Add a note' : 'Change the note'}
      </Button>
    </RowMenu>
  )
}

const headingOf = ({ content }: Step): string =>
  plainText(content ?? [])
    .replace(/\s+/g, ' ')
    .replace(/\s*:$/, '')
    .trim()
    .slice(0, 500)
