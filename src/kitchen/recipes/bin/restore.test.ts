import { toast } from 'sonner'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/src/api/call'
import { removalTime } from './removal-time'
import { restoredText } from './restore'

vi.mock('@/src/api/call', () => ({ call: vi.fn() }))
vi.mock('sonner', () => ({ toast: Object.assign(vi.fn(), { error: vi.fn(), success: vi.fn() }) }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(toast.success).mockReset()
})

// docs/product/kitchen.md#the-bin
it('says under which address a restored recipe is where another one has the old address', () => {
  const soup = { title: 'Soup', slug: 'soup' }
  expect(restoredText(soup, soup)).toBe('Restored “Soup”')
  expect(restoredText(soup, { ...soup, slug: 'soup-2' })).toBe(
    'Restored “Soup” at /recipes/soup-2: another recipe has its old address now',
  )
})

it('keeps a recipe for 30 days', () => {
  expect(removalTime('2026-01-01T08:00:00.000Z')).toBe('2026-01-31T08:00:00.000Z')
})
