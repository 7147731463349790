import { describe, expect, it } from 'vitest'
import { formatCount, formatLabel, progressText, importStatusText } from './import-words'

const NONE = { total: 0, done: 0, failed: 0, dryRun: true, startedImportId: null } as const

describe('an import in words', () => {
  it('is called by the programs it comes from, each once', () => {
    expect(formatLabel('wordpress')).toBe('WordPress')
    expect(formatLabel('html, mhtml, subscribers')).toBe('saved pages, a list of subscribers')
    expect(formatLabel('doc, docx, odt, pdf, rtf')).toBe('Word, OpenDocument, PDF, rich text')
    expect(formatLabel('unknown')).toBe('')
    expect(formatLabel('brand-new')).toBe('brand-new')
  })

  it('says how it stands', () => {
    const run = { ...NONE, total: 4000, done: 1200 }
    expect(importStatusText({ ...NONE, status: 'queued' })).toBe('Waiting')
    expect(importStatusText({ ...NONE, status: 'running' })).toBe('Counting')
    expect(importStatusText({ ...run, status: 'running' })).toBe('1,200 of 4,000')
    expect(importStatusText({ ...run, status: 'canceled' })).toBe('Paused at 1,200 of 4,000')
    expect(importStatusText({ ...run, status: 'done' })).toBe('Checked, nothing stored')
    expect(importStatusText({ ...run, status: 'done', startedImportId: 'a' })).toBe(
      'Checked, imported',
    )
    expect(importStatusText({ ...run, status: 'done', dryRun: false, failed: 2 })).toBe(
      'Done; 2 failed',
    )
  })

  it('says what is done at this moment, in true numbers', () => {
    const pictures = { total: 9, stored: 2, failed: 1 }
    const run = { ...NONE, status: 'running', pictures, dryRun: false } as const
    expect(progressText(run)).toBe('Counting its rows.')
    expect(progressText({ ...run, total: 4000, done: 1200 })).toBe('Imported 1,200 of 4,000')
    expect(progressText({ ...run, total: 5, done: 5 })).toBe('Fetching pictures: 3 of 9')
  })

  it('counts with its noun', () => {
    expect(formatCount(1, 'recipe')).toBe('1 recipe')
    expect(formatCount(3120, 'page that stays', 'pages that stay')).toBe('3,120 pages that stay')
  })
})
