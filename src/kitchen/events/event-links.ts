import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The events of a site. */
export const eventsAddress = (site: string): string => kitchenAddress(site, 'events')

/** Where an event is edited. */
export const eventAddress = (site: string, id: string): string => kitchenAddress(site, 'events', id)

/** Where an event is made, with everything another one says if its id is given. */
export const newEventAddress = (site: string, from?: string): string =>
  `${kitchenAddress(site, 'events', 'new')}${from === undefined ? '' : `?from=${from}`}`

/** Where readers find events. */
export const publicEventsAddress = (siteUrl: string): string => `${siteUrl}/events`
