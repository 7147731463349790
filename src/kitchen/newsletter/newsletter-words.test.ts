import { describe, expect, it } from 'vitest'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import { progressText, recipientsText, sendFigures, shareDone } from './newsletter-words'

const SEND: NewsletterSend = {
  id: 's',
  kind: 'recipe',
  recipeId: 'r',
  letterId: null,
  note: null,
  subject: 'Leek soup',
  audience: 'everyone',
  segment: null,
  status: 'sending',
  reason: null,
  total: 5000,
  sent: 1200,
  deferred: 0,
  bounced: 0,
  complained: 0,
  skipped: 0,
  failed: 0,
  repeated: 0,
  opened: null,
  clicked: null,
  createdAt: '2026-11-29T10:00:00.000Z',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
}

const CLOCK = { now: new Date('2026-11-29T10:00:00Z'), zone: 'Europe/Berlin' }

describe('a newsletter send', () => {
  it('tells its progress, and at the end to how many it went', () => {
    expect(progressText(SEND, CLOCK)).toBe('1,200 of 5,000 sent')
    expect(progressText({ ...SEND, status: 'sent', sent: 4990 }, CLOCK)).toBe('Sent to 4,990')
  })

  it('says on the clock of the site when it is scheduled', () => {
    const sendAt = '2026-12-01T07:30:00.000Z'
    expect(progressText({ ...SEND, status: 'scheduled', sendAt }, CLOCK)).toBe(
      'Scheduled for Dec 1, 8:30 AM (Europe/Berlin)',
    )
  })

  it('shows figures that are not 0, and always those that were sent', () => {
    expect(sendFigures({ ...SEND, sent: 0 })).toMatchObject([{ label: 'Sent', count: 0 }])
    expect(sendFigures({ ...SEND, bounced: 3, repeated: 1 })).toMatchObject([
      { label: 'Sent' },
      { label: 'Bounced', count: 3 },
      { label: 'Possibly sent twice', count: 1 },
    ])
  })

  it('shows who opened it and who followed a link where that is counted, even nobody', () => {
    expect(sendFigures({ ...SEND, opened: 0, clicked: 2 })).toMatchObject([
      { label: 'Sent' },
      { label: 'Opened', count: 0, hint: expect.stringContaining('Apple Mail') as string },
      { label: 'Clicked', count: 2 },
    ])
  })

  it('counts everybody who is done with, but not those who wait', () => {
    const send = { ...SEND, total: 10, sent: 3, bounced: 1, skipped: 1, deferred: 2 }
    expect(shareDone(send)).toBe(0.5)
    expect(shareDone({ ...send, total: 0 })).toBe(1)
  })
})

describe('the people who would get a newsletter', () => {
  it.each([
    [{ total: 0, full: 0, preview: 0 }, 'Nobody would get it.'],
    [{ total: 1, full: 1, preview: 0 }, '1 subscriber gets it.'],
    [{ total: 1412, full: 1412, preview: 0 }, '1,412 subscribers get it.'],
    [
      { total: 10, full: 4, preview: 6 },
      '10 subscribers get it. 6 of them get a preview with a link, because the recipe is for paying subscribers.',
    ],
    [
      { total: 2, full: 0, preview: 2 },
      '2 subscribers get it. All of them get a preview with a link, because the recipe is for paying subscribers.',
    ],
  ])('%o', (counts, text) => {
    expect(recipientsText('recipe', counts)).toBe(text)
  })

  it('are told why a letter is a preview', () => {
    expect(recipientsText('letter', { total: 3, preview: 1 })).toBe(
      '3 subscribers get it. 1 of them gets a preview with a link, because a part of the letter is for paying subscribers.',
    )
  })
})
