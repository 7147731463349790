import { expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import type { OptOut } from './opt-outs'

/** People of a list by the first letter of their address: `active`, `silent` (no mail) or `left`. */
async function standing(
  name: string,
  ...lines: readonly string[]
): Promise<Record<string, string>> {
  const { subscribers, problems } = await readAll(await createFiles({ [name]: lines.join('\n') }))
  expect(problems).toEqual([])
  for (const { optOut, receivesNewsletter, warnings } of subscribers) {
    expect(receivesNewsletter).toBe(optOut === null)
    if (optOut) expect(warnings).toContainEqual(expect.stringContaining(optOut.reason))
  }
  return Object.fromEntries(
    subscribers.map(({ email, optOut }) => [email.charAt(0), standingOf(optOut)] as const),
  )
}

const standingOf = (optOut: OptOut | null): string =>
  optOut === null ? 'active' : optOut.hasLeft ? 'left' : 'silent'

// docs/product/import-and-export.md#opt-outs
it('Mailchimp: members of its three files are told apart by their columns', async () => {
  const head = '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME'
  const one = (email: string, more: string) => `${email},Ada,2,"2020-01-02 03:04:05",,${more}`
  expect(
    await standing(
      'audience.csv',
      `${head},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON`,
      one('a@example.com', '"2023-05-06 07:08:09","Spring letter",NORMAL (NO REASON)'),
      one('b@example.com', ',,'),
    ),
  ).toEqual({ a: 'left', b: 'active' })
  expect(
    await standing(
      'audience.csv',
      `${head},CLEAN_TIME,CLEAN_CAMPAIGN_TITLE`,
      one('a@example.com', '"2023-05-06 07:08:09","Spring letter"'),
    ),
  ).toEqual({ a: 'left' })
})

it('Mailchimp: the name of a file tells it where its columns do not', async () => {
  const lines = ['Email Address,First Name', 'a@example.com,Ada']
  for (const name of [
    'unsubscribed_members_export_1a2b.csv',
    'lists/cleaned_email_audience_export_1a2b.csv',
    'nonsubscribed_email_audience_export_1a2b.csv',
  ]) {
    expect(await standing(name, ...lines), name).toEqual({ a: 'left' })
  }
  for (const name of ['subscribed_email_audience_export_1a2b.csv', 'cleaned-up.csv']) {
    expect(await standing(name, ...lines), name).toEqual({ a: 'active' })
  }
})

it('Kit: complained, cancelled, bounced and inactive', async () => {
  expect(
    await standing(
      'kit.csv',
      'first_name,email,status,created_at',
      'Ada,a@example.com,active,2020-01-02',
      'Bo,b@example.com,complained,2020-01-02',
      'Cy,c@example.com,cancelled,2020-01-02',
      'Di,d@example.com,bounced,2020-01-02',
      'Ed,e@example.com,inactive,2020-01-02',
    ),
  ).toEqual({ a: 'active', b: 'left', c: 'left', d: 'left', e: 'left' })
})

it('Ghost: members without mails, and deleted ones', async () => {
  expect(
    await standing(
      'members.csv',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at',
      '1,a@example.com,Ada,,true,,,2020-01-02,',
      '2,b@example.com,Bo,,false,,,2020-01-02,',
      '3,c@example.com,Cy,,true,,,2020-01-02,2021-01-02T03:04:05.000Z',
    ),
  ).toEqual({ a: 'active', b: 'silent', c: 'left' })
})

it('Substack: subscribers without mails', async () => {
  expect(
    await standing(
      'email_list.csv',
      'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at',
      'a@example.com,false,,other,false,2020-01-02,',
      'b@example.com,false,,other,true,2020-01-02,',
    ),
  ).toEqual({ a: 'active', b: 'silent' })
})

it('beehiiv: inactive, invalid and pending', async () => {
  expect(
    await standing(
      'beehiiv.csv',
      'email,status,created_at,subscription_tier,unsubscribed_at',
      'a@example.com,active,2020-01-02,free,',
      'b@example.com,inactive,2020-01-02,free,',
      'c@example.com,invalid,2020-01-02,free,',
      'd@example.com,pending,2020-01-02,free,',
      'e@example.com,active,2020-01-02,free,2022-02-02T10:00:00Z',
    ),
  ).toEqual({ a: 'active', b: 'left', c: 'left', d: 'left', e: 'left' })
})

it('other lists: columns for states, days and consents under many names', async () => {
  const left: readonly [string, string][] = [
    ['Email marketing consent', 'NEVER_SUBSCRIBED'],
    ['Email subscriber status', 'Never subscribed'],
    ['Unsubscribed from all email', 'true'],
    ['Accepts Marketing', 'no'],
    ['Accepts Email Marketing', 'FALSE'],
    ['EMAIL_BLACKLISTED', '1'],
    ['Email permission status', 'Opted out'],
    ['Marked as spam', '2021-02-03'],
    ['unsubscription date', '2021-02-03'],
    ['Opt-out date', '2021-02-03'],
    ['opted_in', '0'],
    ['Status', 'Marked as junk'],
    ['subscriber_type', 'unactivated'],
    ['Status', 'Abgemeldet'],
    ['Confirmed', 'No'],
    ['Email suppressions', 'USER_SUPPRESSED'],
    ['Bounced At', '03/02/2021'],
  ]
  for (const [column, value] of left) {
    expect(
      await standing('list.csv', `Email,${column}`, `a@example.com,${value}`),
      `${column}: ${value}`,
    ).toEqual({ a: 'left' })
  }
  const active: readonly [string, string][] = [
    ['Unsubscribed from all email', 'false'],
    ['Accepts Marketing', 'yes'],
    ['EMAIL_BLACKLISTED', '0'],
    ['Status', 'Subscribed'],
    ['status', 'free'],
    ['State', 'Nevada'],
    ['unsubscribed_at', '0000-00-00 00:00:00'],
    ['unsubscribed_at', 'never'],
    ['bounced', 'No'],
    ['Bounce count', '0'],
    ['Unsubscribe link', 'https://list.example/unsubscribe/1'],
    ['Confirmed', '2020-01-02'],
    ['Email marketing consent', 'SUBSCRIBED'],
  ]
  for (const [column, value] of active) {
    expect(
      await standing('list.csv', `Email,${column}`, `a@example.com,${value}`),
      `${column}: ${value}`,
    ).toEqual({ a: 'active' })
  }
})
