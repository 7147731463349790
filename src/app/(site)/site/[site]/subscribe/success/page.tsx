import { SuccessPage } from '@/src/site/subscribe/success-page'
import { formMetadata } from '../../form-metadata'

export const generateMetadata = formMetadata('Subscribed', '/subscribe/success')

/** After subscribing without a payment. */
export default function Page() {
  return <SuccessPage />
}
