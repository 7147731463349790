import type { Condition, Field, FieldHook } from 'payload'
import type { Site } from '@/payload-types'
import { MAX_TRIAL_DAYS } from '@/src/domain/payments/payments'
import { MEASUREMENT_SYSTEMS, TEMPERATURE_SYSTEMS } from '@/src/contract/site/site'
import { languageTag } from '@/src/domain/language/language-tag'
import { isTimeZone } from '@/src/domain/time/zone-clock'

const checkbox = (name: string, isOn: boolean): Field => ({
  name,
  type: 'checkbox',
  defaultValue: isOn,
})
const cents = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: 0,
  admin: { description: 'In cents: 500 is 5.00.', width: '40%' },
})

/** Switches for readers' features, and prices of plans. */
export const planFields: Field[] = [
  checkbox('newslettersEnabled', false),
  checkbox('subscriptionsEnabled', false),
  checkbox('paymentsEnabled', false),
  checkbox('commentsEnabled', true),
  checkbox('ratingsEnabled', true),
  checkbox('visitorRatingsEnabled', false),
  checkbox('guestCommentsEnabled', false),
  {
    name: 'showMockups',
    type: 'checkbox',
    defaultValue: false,
    label: 'Show placeholder buttons',
    admin: {
      description:
        'The Shop, Listen to the story and Gift this recipe buttons of some templates, which do nothing yet.',
    },
  },
  { name: 'subscribeHeading', type: 'text', maxLength: 200 },
  { name: 'freePlanText', type: 'textarea', maxLength: 1_000 },
  { name: 'paidPlanText', type: 'textarea', maxLength: 1_000 },
  {
    type: 'row',
    fields: [
      cents('monthlyAmountCents', 'Monthly price'),
      cents('yearlyAmountCents', 'Yearly price'),
      {
        name: 'currency',
        type: 'text',
        required: true,
        defaultValue: 'USD',
        minLength: 3,
        maxLength: 3,
        admin: { width: '20%' },
      },
    ],
  },
  { name: 'trialDays', type: 'number', min: 0, max: MAX_TRIAL_DAYS, defaultValue: 0 },
]

type ChosenFlag = 'isMeasurementSystemChosen' | 'isTemperatureSystemChosen'
type MeasureSetting = 'defaultMeasurementSystem' | 'defaultTemperatureSystem'

/** Keeps the flag of a setting that was chosen, and sets it when the setting changes. */
const isChosen =
  (flag: ChosenFlag, setting: MeasureSetting): FieldHook<Site, boolean | null | undefined> =>
  ({ value, data, originalDoc, operation }) => {
    if ((value ?? originalDoc?.[flag]) === true) return true
    const stored = originalDoc?.[setting]
    return operation === 'update' && (data?.[setting] ?? stored) !== stored
  }

/**
 * Whether a setting was chosen, rather than left at the default of the API. The server sets it; a value
 * that somebody changes in Payload's admin is chosen too.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
const chosenFlag = (name: ChosenFlag, setting: MeasureSetting): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  admin: { hidden: true },
  hooks: { beforeChange: [isChosen(name, setting)] },
})

/**
 * The default measures of a site's readers.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
export const measureFields: Field[] = [
  {
    name: 'defaultMeasurementSystem',
    type: 'select',
    dbName: 'site_measurement_system',
    required: true,
    defaultValue: 'imperial',
    options: MEASUREMENT_SYSTEMS.map((value) => ({
      value,
      label: value === 'metric' ? 'Metric' : 'US',
    })),
  },
  {
    name: 'defaultTemperatureSystem',
    type: 'select',
    dbName: 'site_temperature_system',
    required: true,
    defaultValue: 'fahrenheit',
    options: TEMPERATURE_SYSTEMS.map((value) => ({
      value,
      label: value === 'celsius' ? 'Celsius' : 'Fahrenheit',
    })),
  },
  chosenFlag('isMeasurementSystemChosen', 'defaultMeasurementSystem'),
  chosenFlag('isTemperatureSystemChosen', 'defaultTemperatureSystem'),
  {
    name: 'spellOutUnits',
    type: 'checkbox',
    defaultValue: false,
    label: 'Write units of converted amounts in full',
    admin: { description: '“240 milliliters” instead of “240 ml”, in English recipes.' },
  },
  {
    name: 'googleAnalyticsId',
    type: 'text',
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/.test(value)) ||
      'Invalid input',
  },
]

/**
 * The language of the site's texts.
 * @see docs/product/sites-and-hosts.md#language
 */
export const languageFields: Field[] = [
  {
    name: 'language',
    type: 'text',
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && languageTag(value) === value) ||
      'Use a language tag, such as de or pt-BR.',
  },
]

/**
 * The zone of the site's days and times.
 * @see docs/product/sites-and-hosts.md#time-zone
 */
export const timeZoneFields: Field[] = [
  {
    name: 'timeZone',
    type: 'text',
    defaultValue: 'UTC',
    validate: (value: unknown) =>
      (typeof value === 'string' && isTimeZone(value)) ||
      'Use a name of the IANA database, such as Europe/Berlin, or UTC.',
  },
]

/** Settings of the site's search. */
export const searchFields: Field[] = [
  {
    name: 'searchSynonyms',
    type: 'textarea',
    maxLength: 10_000,
    label: 'Search synonyms',
    admin: {
      rows: 6,
      placeholder: 'rocket, arugula\nspring onion, scallion',
      description:
        'One group per line, words separated by commas. A search for one word also finds the others. ' +
        'Common ones such as cilantro and coriander are built in.',
    },
  },
]

/** Editors cannot read accounts, so these fields would show them ids. */
const seesPeople: Condition = (data, _, { user }) =>
  user?.['isPlatformAdmin'] === true || (user !== null && data['owner'] === user.id)

/**
 * Owner and editors: only the owner changes them, and editors cannot read accounts. Custom domains are not a
 * field: results of domain checks are in a table that Payload does not know (`src/server/sites/domains`).
 */
export const peopleFields: Field[] = [
  {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    required: true,
    index: true,
    admin: { position: 'sidebar', condition: seesPeople },
  },
  {
    name: 'editors',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    admin: { position: 'sidebar', condition: seesPeople },
  },
  {
    name: 'deletedAt',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data['deletedAt']),
      description: 'Deleted by its owner. It is unavailable and will be removed after 30 days.',
    },
  },
  {
    name: 'suspendedAt',
    type: 'date',
    admin: {
      position: 'sidebar',
      condition: (data) => Boolean(data['suspendedAt']),
      description: 'Suspended by a platform admin: its pages say so, and nothing is deleted.',
    },
  },
  {
    name: 'suspensionReason',
    type: 'textarea',
    maxLength: 500,
    admin: { position: 'sidebar', condition: (data) => Boolean(data['suspendedAt']) },
  },
  {
    name: 'primaryDomain',
    type: 'text',
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'The verified custom domain that links to this site use.',
    },
  },
]
