const SOUND = '/sounds/timer.webm'

let bell: HTMLAudioElement | undefined

/** Preloads the sound when a timer starts, so that it plays without a network. */
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
