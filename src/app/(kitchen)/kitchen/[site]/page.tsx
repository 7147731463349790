import { redirect } from 'next/navigation'

type SitePageProps = { params: Promise<{ site: string }> }

/** A site's first page is its recipes. */
export default async function SitePage({ params }: SitePageProps) {
  redirect(`/kitchen/${encodeURIComponent((await params).site)}/recipes`)
}
