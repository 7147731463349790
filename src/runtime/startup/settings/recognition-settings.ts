import { z } from 'zod'
import { settingNotes } from './setting-notes'

/** Settings of what is recognised: text in pictures that are imported, countries of network addresses. */
export const recognitionSettings = {
  OCR_COMMAND: z
    .string()
    .regex(/^[^\s-]\S*$/, 'is not a program')
    .optional()
    .register(settingNotes, {
      section: 'Running',
      description:
        'Tesseract, for recipes in photos and scans; without it those are refused. See docs/importing.md.',
      hint: 'the name or path of the program, without arguments',
      example: 'tesseract',
    }),
  OCR_LANGUAGES: z
    .string()
    .regex(/^[A-Za-z]\w*(?:\+[A-Za-z]\w*)*$/, 'is not a list of languages')
    .default('eng')
    .register(settingNotes, {
      section: 'Running',
      description: "Tesseract's models for the languages of the recipes. Default eng.",
      hint: 'names of models with + between them, such as eng+deu',
      example: 'eng+deu',
    }),
  COUNTRY_TABLE: z.string().optional().register(settingNotes, {
    section: 'Running',
    description:
      'CSV file with the country of network addresses; without it countries are not counted. See docs/product/counting.md.',
    hint: 'the path of a file with first address, last address, country',
    example: '/srv/dbip-country-lite.csv',
  }),
}
