import { LRUCache } from 'lru-cache'
import type { PublicSite } from '@/src/contract/site/site'
import type { SiteFrame } from '@/src/site/parts/header/site-links'
import type { ViewProps } from '@/src/site/pages/views'

/** The body of a page of a site. */
export type PageToDraw = {
  site: PublicSite
  frame: SiteFrame
  /** The author's style sheet, ready for a page. */
  ownCss: string | null
  /** Origin of the account host. */
  accountOrigin: string
  /** The nonce of the page's scripts. */
  nonce: string | undefined
  /** Settings of a preview in the kitchen's frame; null for other pages. */
  preview: { isWholeSite: boolean; hasOwnCss: boolean } | null
  content: { [View in keyof ViewProps]: { view: View; props: ViewProps[View] } }[keyof ViewProps]
}

/** Renders under way at most; a page that never came to be drawn makes room for others. */
const MOST = 1_000

declare global {
  /** One for Next's layer of server components and that of their HTML: each has its own modules. */
  var pagesToDraw: LRUCache<number, PageToDraw> | undefined
}

const pages = (): LRUCache<number, PageToDraw> =>
  (globalThis.pagesToDraw ??= new LRUCache({ max: MOST }))

let latest = 0

/** Holds a page until it is drawn. @returns its number, for `takePage` */
export function putPage(page: PageToDraw): number {
  latest += 1
  pages().set(latest, page)
  return latest
}

/** Takes the page with a number. @throws when there is none */
export function takePage(number: number): PageToDraw {
  const page = pages().get(number)
  if (!page) throw new Error(`There is no page ${number} to draw`)
  pages().delete(number)
  return page
}
