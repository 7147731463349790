'use client'

import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import { useSession } from '@/src/session/session-provider'
import { buttonClass } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { useRequest } from '@/src/ui/use-request'
import { editedPage } from './edited-page'
import styles from './edit-button.module.css'

/** Opens the kitchen where the page is edited; the default export, as `lazy` wants it. */
export default function EditButton(): ReactElement {
  const { scope, accountLink } = useSession()
  const { isBusy, run } = useRequest()
  const edit = async (): Promise<void> =>
    accountLink(await kitchenPath(scope.site ?? '', window.location.pathname))
  return (
    <button
      type="button"
      className={classNames(buttonClass({ kind: 'primary', isLarge: true }), styles.edit)}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={() => void run(edit)}
    >
      Edit
    </button>
  )
}

/** The path of the screen that edits a page; that of the list if its record no longer exists. */
async function kitchenPath(site: string, pathname: string): Promise<string> {
  const page = editedPage(pathname)
  const list = `/kitchen/${encodeURIComponent(site)}/${page.screen}`
  if (!('slug' in page)) return list
  try {
    return `${list}/${await idOf(site, page)}`
  } catch {
    return list
  }
}

async function idOf(
  site: string,
  { screen, slug }: { screen: string; slug: string },
): Promise<string> {
  const found = decodeURIComponent(slug)
  if (screen === 'recipes') {
    return (await call('getRecipe', { params: { site, recipeSlug: found } })).recipe.id
  }
  return (await call('getCollection', { params: { site, collectionSlug: found } })).collection.id
}
