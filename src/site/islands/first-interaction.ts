/** Events of a visitor's first interaction, of any kind. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'resize',
] as const

/** Resolves on the reader's first interaction with the page. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }
    for (const sign of SIGNS) {
      window.addEventListener(
        sign,
        () => {
          listeners.abort()
          resolve()
        },
        options,
      )
    }
  })
}
