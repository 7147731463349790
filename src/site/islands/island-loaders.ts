import type { ComponentType } from 'react'
import type { IslandName } from './island'

type Loader = () => Promise<ComponentType<never>>

const frame = () => import('./frame-islands')
const session = () => import('./session-islands')
const success = () => import('@/src/site/subscribe/success-page')

/** Loads the components of islands by name. Parts of the frame come in one file. */
export const ISLAND_LOADERS: Readonly<Record<IslandName, Loader>> = {
  'account-menu': async () => (await frame()).AccountMenu,
  'after-sign-in': async () => (await session()).AfterSignInIsland,
  'collection-grid': async () =>
    (await import('@/src/site/sections/home/collection-grid')).CollectionGrid,
  'footer-newsletter': async () => (await frame()).FooterNewsletter,
  'gift-page': async () => (await import('@/src/site/subscribe/gift/gift-page')).GiftPage,
  'gift-success': async () => (await import('@/src/site/subscribe/gift/gift-success')).GiftSuccess,
  'header-links-menu': async () => (await frame()).HeaderLinksMenu,
  'header-search': async () => (await frame()).HeaderSearch,
  'home-subscribe-box': async () =>
    (await import('@/src/site/newsletter/newsletter-box')).HomeSubscribeBox,
  'link-list': async () => (await import('@/src/site/parts/footer/link-list')).LinkList,
  'masthead-form': async () =>
    (await import('@/src/site/sections/home/heroes/masthead-form')).MastheadForm,
  'mobile-menu': async () => (await frame()).MobileMenu,
  'newsletter-opener': async () => (await frame()).NewsletterOpener,
  'page-duties': async () => (await frame()).PageDuties,
  'paid-page': async () => (await success()).PaidPage,
  'premium-notice': async () =>
    (await import('@/src/site/parts/recipe/premium-notice')).PremiumNotice,
  recipe: async () => (await import('@/src/site/pages/recipe/recipe-island')).RecipeIsland,
  'recipe-browser': async () => (await import('@/src/site/browse/recipe-browser')).RecipeBrowser,
  'redirecting-page': async () =>
    (await import('@/src/site/pages/redirecting-page')).RedirectingPage,
  'saved-button': async () => (await frame()).SavedButton,
  'sign-in': async () => (await session()).SignInIsland,
  'sign-up': async () => (await session()).SignUpIsland,
  slider: async () => (await import('@/src/site/parts/cards/slider')).Slider,
  'subscribe-link': async () => (await frame()).SubscribeLink,
  'subscribe-page': async () => (await import('@/src/site/subscribe/subscribe-page')).SubscribePage,
  'success-page': async () => (await success()).SuccessPage,
  'unlocked-letter': async () =>
    (await import('@/src/site/pages/letters/unlocked-letter')).UnlockedLetter,
  'unlocked-recipe': async () => (await import('@/src/site/pages/recipe/unlocked')).Unlocked,
  'video-player': async () => (await import('@/src/site/parts/media/video-player')).VideoPlayer,
  'youtube-video': async () => (await import('@/src/site/parts/media/youtube-video')).YoutubeVideo,
}
