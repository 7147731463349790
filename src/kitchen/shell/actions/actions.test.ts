import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentActions, onActions, registerActions } from './actions'

const leave: (() => void)[] = []
const register = (...actions: Parameters<typeof registerActions>[0]): void => {
  leave.push(registerActions(actions))
}
const labels = (): string[] => currentActions().map(({ label }) => label)

// docs/product/kitchen.md#command-palette
describe('what a screen can do', () => {
  afterEach(() => {
    for (const each of leave.splice(0)) each()
  })

  it('is what its parts can do, keys first, each once', () => {
    register({ label: 'History', keys: [] }, { label: 'Import a recipe', keys: [] })
    register({ label: 'Save now', keys: ['Ctrl S'] }, { label: 'History', keys: [] })
    expect(labels()).toEqual(['Save now', 'History', 'Import a recipe'])
  })

  it('goes with the part that told of it, and is told at each change', () => {
    const told = vi.fn()
    const stop = onActions(told)
    register({ label: 'New recipe', keys: ['N'] })
    const close = registerActions([{ label: 'Selected recipes: Publish', keys: [] }])
    expect(labels()).toEqual(['New recipe', 'Selected recipes: Publish'])
    close()
    expect(labels()).toEqual(['New recipe'])
    expect(told).toHaveBeenCalledTimes(3)
    stop()
  })
})
