const KEY = 'kitchenLetterKeys'

/** Whether single letters do something: on unless switched off (WCAG 2.1.4). */
export function hasLetterKeys(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Switches single letters on or off, for this browser. */
export function setLetterKeys(isOn: boolean): void {
  try {
    window.localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Without storage they stay on.
  }
}
