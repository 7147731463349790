import type { SiteUpdate } from '@/src/contract/site/site-settings'
import { Failure } from '@/src/contract/failure'
import { isOwnChoice } from '@/src/domain/social-platforms'

/** A link to a social platform, as it is written or stored. */
type SocialLink = Pick<NonNullable<SiteUpdate['socialMediaLinks']>[number], 'platform' | 'url'>

/**
 * Allows existing links to platforms that only imports create, but refuses to add or change one.
 * @throws Failure `validation_failed`
 * @see docs/product/sites-and-hosts.md#social-platforms
 */
export function requireOfferedPlatforms(
  written: readonly SocialLink[] | undefined,
  stored: readonly SocialLink[],
): void {
  const known = new Set(stored.map(keyOf))
  const issues = (written ?? []).flatMap((link, at) =>
    isOwnChoice(link.platform) || known.has(keyOf(link))
      ? []
      : [{ path: `socialMediaLinks.${at}.platform`, message: WORDS }],
  )
  if (issues.length === 0) return
  throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
}

const WORDS =
  'Only imports can add this platform. Existing links can be kept, but not added or changed'

const keyOf = ({ platform, url }: SocialLink): string => `${platform} ${url}`
