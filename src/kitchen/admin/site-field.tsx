'use client'

import { RelationshipField, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useOwnSites } from './catalogue'

/**
 * The site of a document, for users with several sites. Others never see it: new documents get their site
 * by the field's default.
 */
export const SiteField: RelationshipFieldClientComponent = (props) => {
  const sites = useOwnSites()
  const { value, showError } = useField<unknown>({ path: props.path })
  if (sites === null) return null
  const isSettled = sites.length === 1 && (value ? value === sites[0]?.id : !props.field.required)
  return isSettled && !showError ? null : <RelationshipField {...props} />
}
