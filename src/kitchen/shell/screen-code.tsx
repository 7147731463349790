import { lazy, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { ScreenProps } from './screen-props'

/** A screen of the kitchen with lazily loaded code. */
export type Screen = {
  /** Named in the browser's tab until the screen names itself. */
  title: string
  Screen: ComponentType<ScreenProps>
  /** Fetches the code of the screen. */
  load: () => Promise<unknown>
}

/**
 * A screen that suspends while its code loads, but not once it has loaded: React shows suspended content no
 * earlier than 300 ms after its fallback.
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
    // Chosen once: another component would remount.
    const [Shown] = useState<ComponentType<ScreenProps>>(() => code ?? Suspended)
    return <Shown {...props} />
  }
  return { title, Screen: Coded, load }
}
