const SOUND = '/sounds/timer.webm'

let bell: HTMLAudioElement | undefined

/** Has the sound at hand: fetched when a timer starts, not when it ends without a network. */
export function prepareBell(): void {
  bell ??= new Audio(SOUND)
  bell.preload = 'auto'
}

/** Rings; a browser that allows no sound is only noted. */
export function ringBell(): void {
  prepareBell()
  bell?.play().catch((error: unknown) => {
    console.info('The timer could not ring:', error)
  })
}
