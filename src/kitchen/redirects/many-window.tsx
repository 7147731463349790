'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { RedirectReport } from '@/src/contract/site/redirect'
import { MAX_REDIRECTS_PER_REQUEST } from '@/src/domain/addresses/redirect-origin'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { TextArea } from '../recipe/fields/text-area'
import { CloseQuestion, useConfirmedClose } from '../shell/leaving/close-question'
import { readPairs } from './read-pairs'
import styles from './redirects.module.css'
import windows from '../parts/windows/question.module.css'

/** Bytes of a file of redirects at most. */
const MAX_BYTES = 2_000_000

type Report = RedirectReport & { lines: readonly number[]; wrong: readonly number[] }

/**
 * Adds many redirects from a CSV file or pasted lines, and says which lines were refused.
 * @see docs/product/kitchen.md#many-redirects
 */
export function ManyWindow({ site, onClose }: { site: string; onClose: () => void }): ReactElement {
  const many = useMany(site)
  const closing = useConfirmedClose(many.report === null && many.text.trim() !== '', onClose)
  return (
    <Dialog
      title="Add many redirects"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closing.close()
      }}
    >
      <div className={windows.window}>
        {many.report ? <Reported report={many.report} /> : <Entered many={many} />}
        {closing.isAsked ? (
          <CloseQuestion closing={closing} />
        ) : (
          <div className={windows.actions}>
            <Button onClick={closing.close}>{many.report ? 'Done' : 'Cancel'}</Button>
            {many.report ? null : (
              <Button
                kind="primary"
                isBusy={many.isBusy}
                disabled={many.count === 0}
                onClick={many.add}
              >
                {many.count === 0 ? 'Add' : `Add ${many.count.toLocaleString('en')}`}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function useMany(site: string) {
  const [text, setText] = useState('')
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const action = useCallMutation('addRedirects')
  const { pairs, wrong } = readPairs(text)
  const isTooMany = pairs.length > MAX_REDIRECTS_PER_REQUEST
  const change = (typed: string): void => {
    setText(typed)
    setFileProblem(null)
    action.forget()
  }
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    if (file.size > MAX_BYTES)
      setFileProblem(`${file.name} is larger than 2 MB. Split it and add each part.`)
    else change(await file.text())
  }
  const add = async (): Promise<void> => {
    const redirects = pairs.map(({ from, to }) => ({ from, to }))
    const made = await action.run({ params: { site }, body: { redirects } })
    if (made) setReport({ ...made.answer, wrong, lines: pairs.map(({ line }) => line) })
  }
  const most = MAX_REDIRECTS_PER_REQUEST.toLocaleString('en')
  const failure = action.message ?? fileProblem
  const words = isTooMany ? `These are more than ${most} lines. Add them in parts.` : failure
  return {
    text,
    change,
    choose,
    add: () => void add(),
    isBusy: action.isBusy,
    report,
    failure: words,
    wrong,
    count: isTooMany ? 0 : pairs.length,
  }
}

function Entered({ many }: { many: ReturnType<typeof useMany> }): ReactElement {
  const chooser = useRef<HTMLInputElement>(null)
  const { text, change, choose, failure, wrong } = many
  return (
    <>
      <TextArea
        label="One redirect per line: old address, then new address"
        placeholder={'/2014/05/soup, /recipes/soup'}
        rows={8}
        dir="ltr"
        value={text}
        error={failure}
        hint={
          wrong.length > 0
            ? `Lines without two addresses are left out: ${linesText(wrong)}.`
            : 'Separated by commas, semicolons or tabs, as spreadsheets save them.'
        }
        onChange={change}
      />
      <div>
        <Button onClick={() => chooser.current?.click()}>Choose a CSV file</Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSV file with redirects"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
    </>
  )
}

/** A few numbers of lines, and how many more. */
function linesText(lines: readonly number[]): string {
  const few = lines.slice(0, 10).join(', ')
  return lines.length > 10 ? `${few} and ${(lines.length - 10).toLocaleString('en')} more` : few
}

function Reported({ report }: { report: Report }): ReactElement {
  const { created, updated, unchanged, refused, lines, wrong } = report
  const parts = [
    `${created.toLocaleString('en')} added`,
    `${updated.toLocaleString('en')} changed`,
    `${unchanged.toLocaleString('en')} unchanged`,
  ]
  return (
    <>
      <p role="status">{parts.join(', ')}.</p>
      {wrong.length > 0 ? <p>Lines without two addresses: {linesText(wrong)}.</p> : null}
      {refused.length > 0 ? (
        <>
          <p>{refused.length.toLocaleString('en')} refused:</p>
          <ul className={styles.refused} aria-label="Refused lines">
            {refused.map(({ position, from, message }) => (
              <li key={position}>
                Line {lines[position - 1] ?? position}, {from}: {message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
