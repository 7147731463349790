import { KitchenApp } from '@/src/kitchen/kitchen-app'

/** Every screen of the kitchen: one client application, which reads the address itself. */
export default function KitchenPage() {
  return <KitchenApp />
}
