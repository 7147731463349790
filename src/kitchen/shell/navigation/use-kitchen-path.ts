'use client'

import { usePathname } from 'next/navigation'
import { readKitchenPath } from './kitchen-path'
import type { KitchenPath } from './kitchen-path'

const NOWHERE: KitchenPath = { site: null, screen: '', id: null }

/** The place in the kitchen of the current address; the list of sites for an address of no screen. */
export const useKitchenPath = (): KitchenPath => readKitchenPath(usePathname()) ?? NOWHERE
