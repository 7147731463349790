import { readItem, writeItem } from '@/src/api/browser-storage'
import type { FrameSize } from '../../parts/frames/sized-frame'

const SIZE_KEY = 'kitchenPreviewSize'
const HIDDEN_KEY = 'kitchenPreviewHidden'

/** The width of the preview in this browser: a desktop's until another is chosen. */
export const previewSize = (): FrameSize =>
  readItem('localStorage', SIZE_KEY) === 'phone' ? 'phone' : 'desktop'

/** Stores the width of the preview in this browser. */
export function storePreviewSize(size: FrameSize): void {
  writeItem('localStorage', SIZE_KEY, size)
}

/** Whether the preview beside the recipe is hidden in this browser. */
export const isPreviewHidden = (): boolean => readItem('localStorage', HIDDEN_KEY) === 'true'

/** Stores in this browser whether the preview beside the recipe is hidden. */
export function storePreviewHidden(isHidden: boolean): void {
  writeItem('localStorage', HIDDEN_KEY, isHidden ? 'true' : null)
}
