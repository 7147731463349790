import { toast } from 'sonner'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/src/api/call'
import { deleteWithUndo } from './delete-recipe'

vi.mock('@/src/api/call', () => ({ call: vi.fn() }))
vi.mock('sonner', () => ({ toast: Object.assign(vi.fn(), { error: vi.fn() }) }))
const calls = vi.mocked(call)
const params = { site: 'ferment', id: '5d0f2c5e-6a6e-4b07-9f55-0f6a2f8f4f0e' }

/** Presses the button of the notice that was shown last by this function. */
const press = (shown: { mock: { lastCall?: unknown[] | undefined } }): void => {
  const options = shown.mock.lastCall?.[1]
  expect(options).toMatchObject({ action: { onClick: expect.any(Function) } })
  const { action } = options as { action: { onClick: () => void } }
  action.onClick()
}

beforeEach(() => {
  vi.clearAllMocks()
  calls.mockResolvedValue({})
})

// docs/product/kitchen.md#publishing-from-the-editor
it('says when a deleted recipe could not be brought back, and tries again', async () => {
  const changed = vi.fn()
  await deleteWithUndo(params, changed)
  expect(changed).toHaveBeenCalledTimes(1)
  calls.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  press(vi.mocked(toast))
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
  expect(vi.mocked(toast.error).mock.lastCall?.[0]).toContain(
    'could not be restored. The server could not',
  )
  press(vi.mocked(toast.error))
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  expect(calls.mock.calls.map(([name]) => name)).toEqual([
    'deleteRecipe',
    'restoreRecipe',
    'restoreRecipe',
  ])
})
