import { SitesScreen } from '@/src/kitchen/sites/sites-screen'

/** The sites of whoever is signed in. */
export default function KitchenPage() {
  return <SitesScreen />
}
