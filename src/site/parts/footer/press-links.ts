import type { PublicSite } from '@/src/contract/site/site'
import { isWebAddress } from '@/src/domain/addresses/web-address'

type Link = PublicSite['links'][number]

/** A publication or broadcast that featured the author. */
export type PressLink = { id: string; name: string; href: string }

const PRESS = /^\s*press\s*\|\s*(\S.*?)\s*$/i

/** Whether a link of the site is a press link: its label has the form `press|Name`. */
export const isPressLink = ({ label }: Pick<Link, 'label'>): boolean => PRESS.test(label ?? '')

/** The press links of a site. */
export const pressLinks = (links: readonly Link[]): PressLink[] =>
  links
    .filter(({ href }) => isWebAddress(href))
    .flatMap(({ id, label, href }) => {
      const name = PRESS.exec(label ?? '')?.[1]
      return name === undefined ? [] : [{ id, name, href }]
    })
