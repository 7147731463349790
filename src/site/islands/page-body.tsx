import { useState } from 'react'
import type { ReactElement } from 'react'
import { scriptJson } from '@/src/domain/recipes/structured-data'
import { SessionContext } from '@/src/session/session-provider'
import { SessionStore } from '@/src/session/session-store'
import { SiteBody } from '@/src/site/pages/document/site-body'
import { PageContent } from '@/src/site/pages/views'
import { IslandHostContext, isSlotContent } from './island'
import type { IslandHost } from './island'
import { ISLAND_DATA } from './island-data'
import type { IslandData } from './island-data'
import { takePage } from './page-to-draw'
import { siteInBrowser } from './site-in-browser'
import type { PageToDraw } from './page-to-draw'

/** The body of a page, as the server draws it: the page, then the data of its islands. */
export function PageBody({ number }: { number: number }): ReactElement {
  const [{ page, session, islands }] = useState(() => start(takePage(number)))
  return (
    <body data-asleep>
      <IslandHostContext value={islands}>
        <SessionContext value={session}>
          <SiteBody page={page}>
            <PageContent content={page.content} />
          </SiteBody>
        </SessionContext>
      </IslandHostContext>
      <IslandDataScript islands={islands} />
    </body>
  )
}

function start(page: PageToDraw) {
  const scope = { site: page.site.slug, accountOrigin: page.accountOrigin }
  return { page, session: new SessionStore(scope), islands: new PageIslands(page) }
}

/** Drawn after the islands, when all of them have been added. */
function IslandDataScript({ islands }: { islands: PageIslands }): ReactElement {
  const json = scriptJson(islands.data())
  return (
    <script type="application/json" id={ISLAND_DATA} dangerouslySetInnerHTML={{ __html: json }} />
  )
}

/** Collects the islands of a page. Props that several have are sent once. */
class PageIslands implements IslandHost {
  readonly #values: unknown[] = []
  readonly #places = new Map<unknown, number>()
  readonly #islands: IslandData['islands'] = []

  constructor(private readonly page: PageToDraw) {}

  readonly add: IslandHost['add'] = (name, props) =>
    this.#islands.push({ name, ...this.#propsOf(props) }) - 1

  data(): IslandData {
    const { site, accountOrigin } = this.page
    return {
      scope: { site: site.slug, accountOrigin },
      values: this.#values,
      islands: this.#islands,
    }
  }

  #propsOf(props: object): Pick<IslandData['islands'][number], 'props' | 'slots'> {
    const given = Object.entries(props).filter(([, value]) => value !== undefined)
    const slots = given.flatMap(([name, value]) => (isSlotContent(value) ? [name] : []))
    const places = given.flatMap(([name, value]: [string, unknown]) =>
      slots.includes(name) ? [] : [[name, this.#place(value)] as const],
    )
    return { props: Object.fromEntries(places), slots }
  }

  #place(value: unknown): number {
    const known = this.#places.get(value)
    if (known !== undefined) return known
    const place =
      this.#values.push(value === this.page.site ? siteInBrowser(this.page.site) : value) - 1
    this.#places.set(value, place)
    return place
  }
}
