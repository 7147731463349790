import { DEFAULT_VIDEO_MB } from '@/src/domain/pictures/upload-limit'
import { settingNotes } from './setting-notes'
import { wholeNumber } from './setting-shapes'

/** Settings for retention times, and for the size of stored data. */
export const retentionSettings = {
  HISTORY_VERSIONS: wholeNumber(1, 10_000).default(100).register(settingNotes, {
    section: 'Running',
    description: 'How many versions of a recipe are kept in its history. Default 100.',
    hint: 'a whole number from 1',
    example: '100',
  }),
  HISTORY_DAYS: wholeNumber(1, 36_500).default(365).register(settingNotes, {
    section: 'Running',
    description: 'After how many days a version of a recipe is deleted. Default 365.',
    hint: 'a whole number from 1',
    example: '365',
  }),
  UNUSED_PICTURE_DAYS: wholeNumber(0, 36_500).default(30).register(settingNotes, {
    section: 'Running',
    description: 'After how many days an unused picture is removed; 0 for never. Default 30.',
    hint: 'a whole number from 0',
    example: '30',
  }),
  VIDEO_MAX_MB: wholeNumber(1, 5_000).default(DEFAULT_VIDEO_MB).register(settingNotes, {
    section: 'Storage',
    description: 'How large an uploaded video may be, in MB. Default 250.',
    hint: 'a whole number from 1 to 5000',
    example: '250',
  }),
}
