'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { saveFile } from '@/src/api/save-file'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import { Button } from '@/src/ui/button'
import { errorMessage } from '@/src/kitchen/parts/error-message'
import { useNow } from '@/src/kitchen/parts/use-now'
import { undoBulkJob, useBulkJobs } from '@/src/kitchen/state/bulk-jobs'
import { jobNote, jobText } from './job-words'
import styles from './job-notes.module.css'

/**
 * The running and recently ended bulk jobs, with their actions. They stay until they are dismissed, or can
 * no longer be undone.
 * @see docs/product/kitchen.md#bulk-changes
 */
export function JobNotes({ site }: { site: string }): ReactElement {
  const now = useNow()
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  const jobs = useBulkJobs(site).filter((job) => isOfInterest(job, now) && !away.has(job.id))
  return (
    <div role="status" className={styles.notes}>
      {jobs.slice(0, 3).map((job) => (
        <JobNote
          key={job.id}
          {...{ site, job }}
          onAway={() => setAway((ids) => new Set([...ids, job.id]))}
        />
      ))}
    </div>
  )
}

/** Time for which a job that cannot be undone is shown after its end, in milliseconds. */
const SHOWN = 60_000

function isOfInterest({ status, undoUntil, finishedAt }: BulkJob, now: Date): boolean {
  if (status === 'running' || finishedAt === null) return true
  if (undoUntil !== null) return Date.parse(undoUntil) > now.getTime()
  return Date.parse(finishedAt) + SHOWN > now.getTime()
}

type JobNoteProps = { site: string; job: BulkJob; onAway: () => void }

function JobNote({ site, job, onAway }: JobNoteProps): ReactElement {
  const isRunning = job.status === 'running'
  const params = { site, id: job.id }
  return (
    <div className={styles.note}>
      <p className={styles.words}>
        {jobText(job)}. {isRunning ? null : <span>{jobNote(job)}</span>}
      </p>
      {isRunning ? (
        <progress
          className={styles.progress}
          max={job.total}
          value={job.done}
          aria-label={jobText(job)}
        />
      ) : (
        <div className={styles.acts}>
          {job.undoUntil === null ? null : (
            <Button onClick={() => void said(undoBulkJob(site, job.id))}>Undo</Button>
          )}
          {job.failed > 0 ? (
            <Button
              kind="quiet"
              onClick={() => void said(saveFile('getBulkJobReport', { params }, 'report.csv'))}
            >
              Report
            </Button>
          ) : null}
          <Button kind="quiet" onClick={onAway}>
            Dismiss
          </Button>
        </div>
      )}
      {isRunning || job.failures.length === 0 ? null : (
        <ul className={styles.failures}>
          {job.failures.slice(0, 3).map(({ title, message }, index) => (
            <li key={index}>
              {title}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows the reason of a failure in a toast. */
async function said(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    toast.error(errorMessage(error))
  }
}
