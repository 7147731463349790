import { SitesScreen } from '@/src/kitchen/sites/sites-screen'

/** The sites that the signed-in user manages. */
export default function KitchenPage() {
  return <SitesScreen />
}
