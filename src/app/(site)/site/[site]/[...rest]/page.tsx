import { notFound } from 'next/navigation'

/** Everything else on a site's host: its own 404 page. */
export default function Page() {
  notFound()
}
