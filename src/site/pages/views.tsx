import type { ComponentProps, ReactElement } from 'react'
import { AfterSignInIsland, SignInIsland, SignUpIsland } from '@/src/site/islands/session-islands'
import { CommentMailsPage } from '@/src/site/comments/comment-mails-page'
import { GuestCommentPage, GuestCommentResult } from '@/src/site/comments/guest-comment-page'
import { MuteRepliesPage } from '@/src/site/comments/mute-replies-page'
import { ConfirmationPage } from '@/src/site/newsletter/confirmation-page'
import { PreferencesPage } from '@/src/site/newsletter/preferences-page'
import { UnsubscribePage } from '@/src/site/newsletter/unsubscribe-page'
import { GiftPage } from '@/src/site/subscribe/gift/gift-page'
import { GiftSuccess } from '@/src/site/subscribe/gift/gift-success'
import { SubscribePage } from '@/src/site/subscribe/subscribe-page'
import { PaidPage, SuccessPage } from '@/src/site/subscribe/success-page'
import { AboutPage } from './about-page'
import { AccountPage } from './account-page'
import { CollectionPage } from './collections/collection-page'
import { CollectionsPage } from './collections/collections-page'
import { CreatorPageView } from './collections/creator-page'
import { EventsPage } from './events-page'
import { HomePage } from './home-page'
import { LetterPage } from './letters/letter-page'
import { LettersPage } from './letters/letters-page'
import { LinksPage } from './links-page'
import { MissingMessage } from './missing-message'
import { PrivacyPage } from './privacy-page'
import { RecipePage } from './recipe/recipe-page'
import { RecipesPage } from './recipes-page'
import { RedirectingPage } from './redirecting-page'
import { TemplatesPage } from './templates-page'
import { TermsPage } from './terms-page'

const account = (title: string, content: ReactElement): ReactElement => (
  <AccountPage title={title}>{content}</AccountPage>
)

/** Contents of the pages of a site, between header and footer, by name. */
const VIEWS = {
  about: AboutPage,
  'after-sign-in': () => account('Sign In', <AfterSignInIsland />),
  collection: CollectionPage,
  collections: CollectionsPage,
  'comment-mails': CommentMailsPage,
  confirmation: ConfirmationPage,
  creator: CreatorPageView,
  events: EventsPage,
  gift: GiftPage,
  'gift-success': GiftSuccess,
  'guest-comment': GuestCommentPage,
  'guest-comment-result': GuestCommentResult,
  home: HomePage,
  letter: LetterPage,
  letters: LettersPage,
  links: LinksPage,
  missing: MissingMessage,
  'mute-replies': MuteRepliesPage,
  paid: PaidPage,
  preferences: PreferencesPage,
  privacy: PrivacyPage,
  recipe: RecipePage,
  recipes: RecipesPage,
  redirecting: ({ accountOrigin }: ComponentProps<typeof RedirectingPage>) =>
    account('Redirecting...', <RedirectingPage accountOrigin={accountOrigin} />),
  'sign-in': () => account('Sign In', <SignInIsland />),
  'sign-up': ({ isNewsletterOffered }: ComponentProps<typeof SignUpIsland>) =>
    account('Create Account', <SignUpIsland isNewsletterOffered={isNewsletterOffered} />),
  subscribe: SubscribePage,
  success: () => <SuccessPage />,
  templates: TemplatesPage,
  terms: TermsPage,
  unsubscribe: UnsubscribePage,
}

type PropsOf<Props> = unknown extends Props ? object : Props

/** The props of each view. */
export type ViewProps = {
  [View in keyof typeof VIEWS]: PropsOf<ComponentProps<(typeof VIEWS)[View]>>
}

type Content = {
  [View in keyof ViewProps]: { view: View; props: ViewProps[View] }
}[keyof ViewProps]

/** The content of a page. */
export function PageContent({ content: { view, props } }: { content: Content }): ReactElement {
  const View = VIEWS[view] as (props: object) => ReactElement
  return <View {...props} />
}
