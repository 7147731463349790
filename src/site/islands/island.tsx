'use client'

import { createContext, isValidElement, use } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'

/** The names of the islands. */
export type IslandName =
  | 'account-menu'
  | 'after-sign-in'
  | 'collection-grid'
  | 'footer-newsletter'
  | 'gift-page'
  | 'gift-success'
  | 'header-links-menu'
  | 'header-search'
  | 'home-subscribe-box'
  | 'link-list'
  | 'masthead-form'
  | 'mobile-menu'
  | 'newsletter-opener'
  | 'page-duties'
  | 'paid-page'
  | 'premium-notice'
  | 'recipe'
  | 'recipe-browser'
  | 'redirecting-page'
  | 'saved-button'
  | 'sign-in'
  | 'sign-up'
  | 'slider'
  | 'subscribe-link'
  | 'subscribe-page'
  | 'success-page'
  | 'unlocked-letter'
  | 'unlocked-recipe'
  | 'video-player'
  | 'youtube-video'

/** The islands that are hydrated at the reader's first interaction. */
export const LAZY_ISLANDS: ReadonlySet<IslandName> = new Set(['recipe'])

/** Takes the islands of a page on the server. */
export type IslandHost = {
  /** Notes an island with its props. @returns its number on the page */
  add: (name: IslandName, props: object) => number
}

/** The host of a page's islands; null within an island, and in the browser. */
export const IslandHostContext = createContext<IslandHost | null>(null)

/**
 * Makes a component of a page an island: a part that the browser hydrates as a React root of its own, with
 * its props. Everything else on a page is only markup (docs/decisions/032). Within another island it is a
 * component like any other.
 * @param name its name in `ISLAND_LOADERS`
 * @param Component its props are JSON, except for elements, which it shows in a `Slot`; the ids of `useId`
 *   differ from those that the server has drawn, so it must not look elements up by them
 */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
): (props: Props) => ReactElement {
  function Island(props: Props): ReactElement {
    const host = use(IslandHostContext)
    if (!host) return <Component {...props} />
    const slots = Object.fromEntries(
      Object.entries(props).flatMap(([key, value]: [string, unknown]) =>
        isSlotContent(value)
          ? [[key, <IslandHostContext value={host}>{value}</IslandHostContext>]]
          : [],
      ),
    )
    return (
      <div
        data-island={host.add(name, props)}
        data-asleep={LAZY_ISLANDS.has(name) ? '' : undefined}
      >
        <IslandHostContext value={null}>
          <Component {...props} {...slots} />
        </IslandHostContext>
      </div>
    )
  }
  return Island
}

/** Whether a prop is drawn on the server and left alone by the browser. */
export const isSlotContent = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.some(isSlotContent))
