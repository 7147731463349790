import { Home } from '@/src/account/home/home'
import { getPayloadClient } from '@/src/app/payload-client'
import { listPublicSites } from '@/src/server/sites/list'

/** The account host's home page. */
export default async function HomePage() {
  return <Home sites={await listPublicSites(await getPayloadClient())} />
}
