'use client'

import { memo, useCallback, useMemo } from 'react'
import type { ReactElement } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { RichTextEditor } from '../rich-text/rich-text-editor'
import { SortableRow } from '../rows/sortable-row'
import { useTypingSession } from '../rows/use-typing-session'
import { parsePastedSteps } from './pasted-steps'
import type { Step } from './step'
import { isEmptyStep } from './step'
import { StepKeys } from './step-keys'
import { StepParts } from './step-parts'
import { stepSuggesters } from './step-suggesters'
import { useStepList } from './step-context'
import styles from './steps.module.css'

type Props = { step: Step; number: number }

/** A step: its number, its text, and its attachments. */
export const StepRow = memo(function StepRow({ step, number }: Props): ReactElement {
  const { actions, editors, open } = useStepList()
  const text = useStepText(step)
  return (
    <SortableRow
      id={step.id}
      gripLabel={`Drag step ${number} to move it`}
      moreLabel={`More for step ${number}`}
      onMore={(anchor) => open('more', step.id, anchor)}
    >
      <div className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.content}>
          <RichTextEditor
            {...text}
            value={step.content}
            label={`Step ${number}`}
            placeholder="Describe the step; @ names an ingredient"
            isCompact
            hasOwnUndo={false}
          >
            <StepKeys id={step.id} actions={actions} editors={editors} />
          </RichTextEditor>
          <StepParts step={step} number={number} />
        </div>
      </div>
    </SortableRow>
  )
})

/** Suggestions and paste handling for the text of a step. */
function useStepText({ id }: Step) {
  const { actions, chips, read } = useStepList()
  const session = useTypingSession()
  const suggesters = useMemo(
    () =>
      stepSuggesters({
        chips,
        read,
        step: () => actions.stepOf(id),
        set: (fields) => actions.set(id, fields),
      }),
    [actions, chips, id, read],
  )
  const onPaste = useCallback(
    (document: RichTextDocument): boolean => {
      const step = actions.stepOf(id)
      const entries = parsePastedSteps(document)
      const isEmpty = step !== undefined && isEmptyStep(step)
      if (!entries || !isEmpty) return false
      actions.paste(id, entries, isEmpty)
      return true
    },
    [actions, id],
  )
  return {
    suggesters,
    onPaste,
    onChange: (next: RichTextDocument) => actions.write(id, next, session()),
  }
}
