import { GiftSuccess } from '@/src/site/subscribe/gift/gift-success'
import { formMetadata } from '../../../../form-metadata'
import { requireSite } from '../../../../site-data'

export const generateMetadata = formMetadata('Your gift', '/subscribe/gift/success')

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a gift was paid. */
export default async function Page({ params }: Params) {
  await requireSite(params)
  const { sessionId } = await params
  return <GiftSuccess sessionId={decodeURIComponent(sessionId)} />
}
