import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The events of a site. */
export const eventsAddress = (site: string): string => kitchenAddress(site, 'events')

/** The address of an event's editor. */
export const eventAddress = (site: string, id: string): string => kitchenAddress(site, 'events', id)

/** The address of the form for a new event, filled from another one if its id is given. */
export const newEventAddress = (site: string, from?: string): string =>
  `${kitchenAddress(site, 'events', 'new')}${from === undefined ? '' : `?from=${from}`}`

/** The public address of the events page. */
export const publicEventsAddress = (siteUrl: string): string => `${siteUrl}/events`
