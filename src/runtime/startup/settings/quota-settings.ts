import { settingNotes } from './setting-notes'
import { wholeNumber } from './setting-shapes'

const MAX = 1_000_000_000

/** Settings for the quotas of each site. */
export const quotaSettings = {
  MAX_PICTURES_PER_SITE: wholeNumber(0, MAX).optional().register(settingNotes, {
    section: 'Running',
    description: 'How many pictures a site may have. Without it, any number.',
    hint: 'a whole number from 0',
    example: '5000',
  }),
  MAX_RECIPES_PER_SITE: wholeNumber(0, MAX).optional().register(settingNotes, {
    section: 'Running',
    description: 'How many recipes a site may have, drafts included. Without it, any number.',
    hint: 'a whole number from 0',
    example: '2000',
  }),
  MAX_SENDS_PER_MONTH: wholeNumber(0, MAX).optional().register(settingNotes, {
    section: 'Running',
    description: 'How many newsletters a site may send in a month. Without it, any number.',
    hint: 'a whole number from 0',
    example: '30',
  }),
}
