'use client'

import { LinkAtLoad } from '@/src/session/session-provider'
import { island } from '@/src/site/islands/island'
import { KeepOffline } from '@/src/site/offline/keep-offline'
import { EditHere } from './edit/edit-here'

/** What every page of a site does in the browser beside what it shows. */
export const PageDuties = island('page-duties', () => (
  <>
    <LinkAtLoad />
    <KeepOffline />
    <EditHere />
  </>
))
