import { describe, expect, it } from 'vitest'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import { jobNote, jobText } from './job-words'

const job: BulkJob = {
  id: '5d0f2c5e-6a6e-4b07-9f55-0f6a2f8f4f0e',
  action: 'publish',
  isUndo: false,
  status: 'running',
  subject: null,
  termKind: null,
  message: null,
  total: 3120,
  done: 420,
  changed: 400,
  failed: 0,
  failures: [],
  createdAt: '2026-05-04T12:00:00.000Z',
  finishedAt: null,
  undoUntil: null,
}

describe('the words of a bulk change', () => {
  it('say how far it has come', () => {
    expect(jobText(job)).toBe('Publishing 3,120 recipes: 420 done')
    const tagging = {
      ...job,
      action: 'tag',
      termKind: 'tag',
      subject: 'Summer',
      total: 1,
      done: 0,
    } as const
    expect(jobText(tagging)).toBe('Tagging 1 recipe with “Summer”: 0 done')
  })

  it('say what it has done, what it left alone and what failed', () => {
    const ended = { ...job, status: 'done', done: 3120, changed: 3100, failed: 12 } as const
    expect(jobText(ended)).toBe('Published 3,100 recipes')
    expect(jobNote(ended)).toBe('12 could not be changed. 8 needed no change.')
    expect(jobText({ ...ended, isUndo: true })).toBe('3,100 recipes restored')
  })

  it('say why it ended early', () => {
    const stopped = {
      ...job,
      status: 'stopped',
      message: 'You no longer have access to this site.',
    } as const
    expect(jobNote({ ...stopped, changed: 420 })).toBe('You no longer have access to this site.')
  })
})
