'use client'

import type { ReactElement } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { parseTypedUrl } from '../../rich-text/bar/typed-address'
import type { PartFormProps } from './form-props'
import { TypedForm } from './typed-form'

/** The link of a line, for example of a shop. */
export const LinkForm = ({ line, onDone }: PartFormProps): ReactElement => (
  <TypedForm
    label="Link"
    hint="For example, to a shop"
    start={line.link ?? ''}
    error="Invalid URL"
    write={(typed) => {
      const link = parseTypedUrl(typed)
      return link === '' || isWebAddress(link) ? { ...line, link: link || null } : undefined
    }}
    onDone={onDone}
  />
)
