import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { removeLeftovers } from '@/src/testing/leftovers'

/** Starts one product for all journeys, exactly as `npm start` does, and stops it after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await removeLeftovers('recipes-e2e-', 'start.lock')
  const place = await ownPlace()
  const start = startProduct({
    ...place,
    LIMITS_FACTOR: '1000',
    // Tests import pages that they serve themselves.
    PRIVATE_ADDRESSES: '127.0.0.1',
  })
  const { pid } = await untilRunning(start, place.DATA_DIR)
  process.env['E2E_DATA_DIR'] = place.DATA_DIR
  return () => stopProduct(pid, place.DATA_DIR)
}
