import { previewOfSite } from '@/src/app/preview/preview'

/** The admin's preview button of a site: on to its front page. */
export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> => previewOfSite((await params).slug)
