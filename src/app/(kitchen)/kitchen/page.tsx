import { SitesScreen } from '@/src/kitchen/sites/screen'

/** The sites of whoever is signed in. */
export default function KitchenPage() {
  return <SitesScreen />
}
