import { earlyCallsScript } from '@/src/api/early-calls'
import { earlyCalls } from '@/src/kitchen/early-calls'
import { KitchenApp } from '@/src/kitchen/kitchen-app'
import { scriptNonce } from '@/src/server/web/answer-notes'

type KitchenPageProps = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * Every screen of the kitchen: one client application with its own router. The page prefetches the first
 * requests of the application while its code loads.
 */
export default async function KitchenPage({ params, searchParams }: KitchenPageProps) {
  const { path = [] } = await params
  const search = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const urls = earlyCalls(`/kitchen/${path.join('/')}`, new URLSearchParams(search).toString())
  return (
    <>
      <script nonce={scriptNonce()} dangerouslySetInnerHTML={{ __html: earlyCallsScript(urls) }} />
      <KitchenApp />
    </>
  )
}
