import type { ReactElement } from 'react'
import { MAIL_LANGUAGES } from '@/src/domain/mail-languages'
import type { MailLanguage } from '@/src/domain/mail-languages'
import type { MailFrequency } from '@/src/domain/newsletters'
import { MessagePage } from '@/src/site/pages/message-page'
import { Button } from '@/src/ui/button'
import { CheckField } from '@/src/ui/form/field'
import styles from './preferences-page.module.css'

/** Lists that a subscriber can leave, with their labels. */
const LISTS = {
  recipes: 'New recipes',
  letters: 'Letters',
  comments: 'Replies to my comments',
  product: 'News about the site',
} as const

type PreferencesPageProps = {
  siteTitle: string
  /** The signed token of the link. */
  token: string
  state: 'subscribed' | 'unsubscribed' | 'ended'
  preferences: { [List in keyof typeof LISTS]: boolean } & {
    frequency: MailFrequency
    language: MailLanguage | null
  }
  /** Whether the site sends a weekly digest that can be chosen. */
  hasDigest: boolean
  /** Whether the form was just saved. */
  isSaved: boolean
}

/**
 * The page on which a subscriber chooses what to get by email, without signing in. Works without script.
 * @see docs/product/newsletters.md#preferences
 */
export function PreferencesPage(props: PreferencesPageProps): ReactElement {
  const { siteTitle, token, state, isSaved } = props
  const action = `/api/forms/email-preferences/${encodeURIComponent(token)}`
  if (state !== 'subscribed') {
    return (
      <MessagePage title="Email preferences" text={`You get no emails from ${siteTitle}.`}>
        {state === 'unsubscribed' ? (
          <form method="post" action={action}>
            <Button type="submit" name="action" value="subscribe" kind="secondary" isLarge>
              Subscribe again
            </Button>
          </form>
        ) : null}
      </MessagePage>
    )
  }
  return (
    <MessagePage title="Email preferences" text={`What ${siteTitle} sends you.`}>
      {isSaved ? <p role="status">Your preferences are saved.</p> : null}
      <form method="post" action={action} className={styles.form}>
        <Fields {...props} />
        <Button type="submit" name="action" value="save" kind="primary" isLarge>
          Save
        </Button>
        <Button type="submit" name="action" value="leave" kind="quiet">
          Unsubscribe from all
        </Button>
      </form>
    </MessagePage>
  )
}

const Fields = ({ preferences, hasDigest }: PreferencesPageProps): ReactElement => (
  <>
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Emails</legend>
      {LIST_NAMES.map((list) => (
        <CheckField
          key={list}
          label={LISTS[list]}
          name="list"
          value={list}
          defaultChecked={preferences[list]}
        />
      ))}
    </fieldset>
    {hasDigest ? (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>How often</legend>
        {FREQUENCIES.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name="frequency"
              value={value}
              defaultChecked={preferences.frequency === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    ) : (
      <input type="hidden" name="frequency" value={preferences.frequency} />
    )}
    <label className={styles.language}>
      <span className={styles.legend}>Language</span>
      <select className={styles.select} name="language" defaultValue={preferences.language ?? ''}>
        <option value="">As on the site</option>
        {Object.entries(MAIL_LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </>
)

const LIST_NAMES = ['recipes', 'letters', 'comments', 'product'] as const
const FREQUENCIES = [
  { value: 'each', label: 'Each one when it is published' },
  { value: 'weekly', label: 'Once a week, in one email' },
] as const
