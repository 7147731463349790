import { ApiError } from '@/src/api/api-error'
import { lazyCall } from '@/src/api/lazy-call'
import { readAuthToken, storeAuthToken } from '@/src/api/auth-token'
import type { CurrentUser, SiteUserData } from '@/src/contract/people/user'

/**
 * The session: unknown, signed out, or a user.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export type Session = {
  user: 'pending' | null | CurrentUser
  siteUserData: 'pending' | null | SiteUserData
}

/** The state of a mailed link in the page's URL: nothing to show, a question, or a declined question. */
export type LinkInFront = 'none' | 'question' | 'declined'

/** The scope of a session: a site, or (with null) the account host. */
export type SessionScope = {
  site: string | null
  /** The origin of the account host: `https://example.com`. */
  accountOrigin: string
}

const PENDING: Session = { user: 'pending', siteUserData: 'pending' }
const SIGNED_OUT: Session = { user: null, siteUserData: null }

const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.error.reason === 'elsewhere'

/** The session of this page, as an observable store. */
export class SessionStore {
  #session: Session = PENDING
  #link: LinkInFront = 'none'
  readonly #listeners = new Set<() => void>()

  constructor(readonly scope: SessionScope) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly get = (): Session => this.#session

  /** The message about a link in front of the page. */
  readonly getLink = (): LinkInFront => this.#link

  /** Sets the state of the page's link. */
  noteLink(link: LinkInFront): void {
    this.#link = link
    for (const listener of this.#listeners) listener()
  }

  /** The session during server rendering: always pending. */
  readonly getOnServer = (): Session => PENDING

  #set(session: Session): void {
    this.#session = session
    for (const listener of this.#listeners) listener()
  }

  /**
   * Loads the signed-in user. 404 and 401 mean signed out and clear the token, unless another tab has
   * stored a new one meanwhile; any other error is thrown.
   * @see docs/product/accounts.md#who-is-signed-in
   */
  async load(): Promise<void> {
    const token = readAuthToken()
    if (token === null) {
      this.#set(SIGNED_OUT)
      return
    }
    try {
      this.#set(await this.#fetchCurrent())
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 401 || error.status === 404)))
        throw error
      if (readAuthToken() !== token) return this.load()
      storeAuthToken(null)
      this.#set(SIGNED_OUT)
    }
  }

  /** The email address of the signed-in user, loaded if necessary; null when signed out. */
  async currentEmail(): Promise<string | null> {
    if (readAuthToken() === null) return null
    const { user } = await this.#fetchCurrent()
    return user === null || user === 'pending' ? null : user.email
  }

  async #fetchCurrent(): Promise<Session> {
    const { site } = this.scope
    if (site === null) {
      const { currentUser } = await lazyCall('getCurrentUser', {})
      return { user: currentUser, siteUserData: null }
    }
    const { currentUser, siteUserData } = await lazyCall('getSiteCurrentUser', { params: { site } })
    return { user: currentUser, siteUserData }
  }

  /** Updates the user's data on this site from the response of a call, such as a new bookmark. */
  noteSiteUserData(siteUserData: SiteUserData): void {
    if (this.#session.user !== null) this.#set({ ...this.#session, siteUserData })
  }

  /**
   * Redeems a magic-link token, with the secret of the requesting browser if this is it: success signs in,
   * failure signs out.
   * @see docs/product/accounts.md#confirming-a-link
   */
  async confirm(token: string, verifier: string | null): Promise<void> {
    try {
      const { authToken, handoverUrl, ...session } = await this.#spend(token, verifier)
      storeAuthToken(authToken)
      // The requesting browser waits on the site's own domain; this one may be it.
      if (handoverUrl !== undefined) window.location.replace(handoverUrl)
      else this.#set(session)
    } catch (error) {
      // A link requested by another browser is not a failure yet: the user can confirm it.
      if (!isElsewhere(error)) {
        storeAuthToken(null)
        this.#set(SIGNED_OUT)
      }
      throw error
    }
  }

  async #spend(
    tokenValue: string,
    verifier: string | null,
  ): Promise<Session & { authToken: string; handoverUrl?: string }> {
    const { site } = this.scope
    const body = verifier === null ? {} : { verifier }
    if (site === null) {
      const { currentUser, authToken } = await lazyCall('confirmSignIn', {
        params: { tokenValue },
        body,
      })
      return { user: currentUser, siteUserData: null, authToken }
    }
    const answer = await lazyCall('confirmSiteSignIn', { params: { site, tokenValue }, body })
    const { currentUser: user, siteUserData, authToken, handoverUrl } = answer
    return { user, siteUserData, authToken, ...(handoverUrl === undefined ? {} : { handoverUrl }) }
  }

  /** Ends the session on the server and here; here also when the server cannot be reached. */
  async signOut(): Promise<void> {
    try {
      await lazyCall('signOut', {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      storeAuthToken(null)
      this.#set(SIGNED_OUT)
    }
  }
}
