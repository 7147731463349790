import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  isPreviewHidden,
  previewSize,
  storePreviewHidden,
  storePreviewSize,
} from './preview-settings'

const items = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
}

beforeEach(() => vi.stubGlobal('window', { localStorage }))
afterEach(() => {
  items.clear()
  vi.unstubAllGlobals()
})

// docs/product/kitchen.md#preview
it('shows the width of a desktop until a phone is chosen', () => {
  expect(previewSize()).toBe('desktop')
  storePreviewSize('phone')
  expect(previewSize()).toBe('phone')
  storePreviewSize('desktop')
  expect(previewSize()).toBe('desktop')
})

it('stays hidden until it is shown again', () => {
  expect(isPreviewHidden()).toBe(false)
  storePreviewHidden(true)
  expect(isPreviewHidden()).toBe(true)
  storePreviewHidden(false)
  expect(isPreviewHidden()).toBe(false)
})

it('falls back to a shown desktop where the browser blocks storage', () => {
  vi.stubGlobal('window', {})
  storePreviewSize('phone')
  storePreviewHidden(true)
  expect([previewSize(), isPreviewHidden()]).toEqual(['desktop', false])
})
