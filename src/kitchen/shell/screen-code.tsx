import { lazy, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { ScreenProps } from './screen-props'

/** A screen of the kitchen, whose code is fetched when it is wanted. */
export type Screen = {
  /** Named in the browser's tab until the screen names itself. */
  title: string
  Screen: ComponentType<ScreenProps>
  /** Fetches the code of the screen. */
  load: () => Promise<unknown>
}

/**
 * A screen that suspends while its code is fetched, and not at all once the code is there: React shows
 * what was suspended at the earliest 300 ms after it showed the fallback.
 */
export function screen(
  title: string,
  fetchCode: () => Promise<{ default: ComponentType<ScreenProps> }>,
): Screen {
  let code: ComponentType<ScreenProps> | null = null
  const load = async (): Promise<{ default: ComponentType<ScreenProps> }> => {
    const fetched = await fetchCode()
    code = fetched.default
    return fetched
  }
  const Suspended = lazy(load)
  function Coded(props: ScreenProps): ReactElement {
    // Chosen once: another component would begin anew.
    const [Shown] = useState<ComponentType<ScreenProps>>(() => code ?? Suspended)
    return <Shown {...props} />
  }
  return { title, Screen: Coded, load }
}
