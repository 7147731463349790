import { answerTagged } from '@/src/server/web/answer'
import { weakEtag } from '@/src/server/web/conditional'
import { MARK_SVG } from '@/src/ui/icons/mark'

export const dynamic = 'force-dynamic'

/** The platform's icon at `/favicon.ico`. */
export function GET(request: Request): Promise<Response> {
  return answerTagged(request, weakEtag(MARK_SVG), 'image/svg+xml', () => MARK_SVG)
}
