import { describe, expect, it } from 'vitest'
import { PUBLICATION_CHOICES, recipeStatus } from './status'

const NOW = new Date('2026-05-04T12:00:00Z')

describe('the status of a recipe', () => {
  it('is a draft without a date', () => {
    expect(recipeStatus(null, NOW)).toBe('draft')
  })

  it('is scheduled until its moment has come, and published from then on', () => {
    expect(recipeStatus('2026-05-04T12:01:01.000Z', NOW)).toBe('scheduled')
    expect(recipeStatus('2026-05-04T12:00:00.000Z', NOW)).toBe('published')
    expect(recipeStatus('2019-01-01T00:00:00.000Z', NOW)).toBe('published')
  })

  it('is published when a server a little ahead has just published it', () => {
    expect(recipeStatus('2026-05-04T12:00:40.000Z', NOW)).toBe('published')
  })

  it('offers no change that would leave it as it is', () => {
    const changes = (status: keyof typeof PUBLICATION_CHOICES) =>
      PUBLICATION_CHOICES[status].map((choice) => choice.change)
    expect(changes('draft')).toEqual(['publish'])
    expect(changes('published')).toEqual(['unpublish'])
    expect(changes('scheduled')).toEqual(['publish', 'unpublish'])
  })
})
