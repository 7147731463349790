'use client'

import { LinkAtLoad } from '@/src/session/session-provider'
import { island } from '@/src/site/islands/island'
import { KeepOffline } from '@/src/site/offline/keep-offline'
import { EditHere } from './edit/edit-here'

/** Work of every page of a site in the browser, beside its islands. */
export const PageDuties = island('page-duties', () => (
  <>
    <LinkAtLoad />
    <KeepOffline />
    <EditHere />
  </>
))
