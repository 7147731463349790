import type { SiteCreation } from '@/src/domain/site-creation'
import { allows, rule, getAccessLevels } from './levels'
import type { Rule, AccessFacts } from './levels'

const CREATORS: Readonly<Record<SiteCreation, Rule>> = {
  anyone: rule('signed-in', 'everybody with an account may have sites here'),
  admins: rule('admin', 'who runs the installation decides who has sites here'),
}

/**
 * Returns whether a user may create a site in an installation with this setting.
 * @see docs/product/sites-and-hosts.md#who-creates-sites
 */
export const mayCreateSites = (setting: SiteCreation, person: AccessFacts): boolean =>
  allows(CREATORS[setting], getAccessLevels(person))
