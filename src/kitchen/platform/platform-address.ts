import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The part of the address in place of a site; no site may have this slug. */
export const PLATFORM = 'platform'

/** The address of the platform's screen. */
export const PLATFORM_ADDRESS = kitchenAddress(PLATFORM)

/** The address of the installation's status. */
export const STATUS_ADDRESS = kitchenAddress(PLATFORM, 'status')
