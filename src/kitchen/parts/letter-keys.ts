import { readItem, writeItem } from '@/src/api/browser-storage'

const KEY = 'kitchenLetterKeys'

/** Whether single-letter shortcuts are enabled: on unless switched off (WCAG 2.1.4). */
export const hasLetterKeys = (): boolean => readItem('localStorage', KEY) !== 'off'

/** Switches single letters on or off in this browser; without storage they stay on. */
export function setLetterKeys(isOn: boolean): void {
  writeItem('localStorage', KEY, isOn ? 'on' : 'off')
}
