import { createElement, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readAuthToken } from '@/src/api/auth-token'
import { readItem } from '@/src/api/browser-storage'
import { loadAtStart, SessionContext } from '@/src/session/session-provider'
import { SessionStore } from '@/src/session/session-store'
import { replayPresses } from '@/src/ui/early-presses'
import { firstInteraction } from './first-interaction'
import { LAZY_ISLANDS } from './island'
import type { IslandName } from './island'
import { ISLAND_DATA } from './island-data'
import type { IslandData } from './island-data'
import { ISLAND_LOADERS } from './island-loaders'
import { noteRoot } from './roots'
import { DrawnElsewhere } from './slot'

type Props = Readonly<Record<string, unknown>>

let hasStarted = false

/**
 * Hydrates the islands of this page, each when it is needed; then replays presses made before. One that fails
 * leaves the others alive.
 */
export function startIslands(): void {
  const text = document.getElementById(ISLAND_DATA)?.textContent
  // In development effects run twice.
  if (!text || hasStarted) return
  hasStarted = true
  // Our own server has written it into the page.
  const data = JSON.parse(text) as IslandData
  const session = new SessionStore(data.scope)
  loadAtStart(session)
  const eager = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((element) =>
    wake(element, data, session),
  )
  void Promise.allSettled(eager).then(() => replayPresses(document.body))
}

/** Resolves once an island is alive, or at once for one that waits for its reader. */
async function wake(element: HTMLElement, data: IslandData, session: SessionStore): Promise<void> {
  const index = Number(element.dataset['island'])
  const island = data.islands[index]
  if (!island) return
  const name = island.name as IslandName
  const props = propsOf(island, data)
  const hydrate = async (): Promise<void> => {
    const Component = (await ISLAND_LOADERS[name]()) as ComponentType<Props>
    await new Promise<void>((resolve) => {
      const root = hydrateRoot(
        element,
        <IslandRoot session={session} onAlive={resolve}>
          {createElement(Component, props)}
        </IslandRoot>,
        {
          identifierPrefix: `i${index}-`,
          onUncaughtError: (error) => {
            reportError(error)
            resolve()
          },
        },
      )
      noteRoot(element, root)
    })
  }
  if (!LAZY_ISLANDS.has(name)) return hydrate()
  void wakeLate(element, props, hydrate)
}

async function wakeLate(
  element: HTMLElement,
  { recipe }: Props,
  hydrate: () => Promise<void>,
): Promise<void> {
  const { id } = recipe as { id: string }
  if (!hasReasonToWake(id, element)) await firstInteraction()
  if (!element.isConnected) return
  await hydrate()
  replayPresses(element)
}

function IslandRoot({
  session,
  onAlive,
  children,
}: {
  session: SessionStore
  onAlive: () => void
  children: ReactNode
}): ReactNode {
  // Right after all its parts know the reader, and before the next paint.
  useEffect(() => queueMicrotask(onAlive), [onAlive])
  return <SessionContext value={session}>{children}</SessionContext>
}

function propsOf({ props, slots }: IslandData['islands'][number], { values }: IslandData): Props {
  return Object.fromEntries([
    ...Object.entries(props).map(([name, place]) => [name, values[place]] as const),
    ...slots.map((name) => [name, <DrawnElsewhere key={name} memory={{ html: null }} />] as const),
  ])
}

/**
 * Whether this reader has something on the page of a recipe already: a press, a field that is being typed
 * in, an account, measures, a running timer, a place.
 */
function hasReasonToWake(recipeId: string, element: HTMLElement): boolean {
  if ((window.earlyPresses?.length ?? 0) > 0) return true
  if (element.contains(document.activeElement)) return true
  if (window.location.hash !== '' || readAuthToken() !== null) return true
  return Boolean(
    readItem('localStorage', 'measures') ??
    readItem('localStorage', `timer:${recipeId}`) ??
    readItem('sessionStorage', `progress:${recipeId}`),
  )
}
