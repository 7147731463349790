'use client'

import { RelationshipField, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useOwnSites } from './catalogue'

/**
 * The site of a document, for people with several. Who has one site only never sees it: new
 * documents belong there by the field's default.
 */
export const SiteField: RelationshipFieldClientComponent = (props) => {
  const sites = useOwnSites()
  const { value, showError } = useField<unknown>({ path: props.path })
  const isMissing = value === undefined || value === null
  const isOnly = sites?.length === 1 && sites[0]?.id === value
  const isShared = isMissing && props.field.required !== true && (sites?.length ?? 0) <= 1
  if (sites === null || isOnly || (isShared && !showError)) return null
  return <RelationshipField {...props} />
}
