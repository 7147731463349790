import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { DraftDocument, KnownMedia } from '../../recipe/recipe-kind'
import type { DraftBackup, UnsavedDraft } from '../keep'
import type { RecordEdit, RecordServer, SaveFailure, SaveResult } from '../record-server'

type Server = RecordServer<DraftDocument, RecipeDraft>
type Unsaved = UnsavedDraft<DraftDocument, KnownMedia>

const at = (version: number): string => new Date(version * 1000).toISOString()

/** An in-memory server with the rules of the real one (src/server/recipes/drafts/save.ts). */
export class FakeServer implements Server {
  document: DraftDocument = { title: '', slug: '' }
  /** Number of saves that reached the server. */
  saves = 0
  /** The failure of every save; null to save. */
  fails: SaveFailure | null = null
  /** Whether the next save is stored and its response is lost. */
  losesNextAnswer = false
  answerAfter = 0
  private published: DraftDocument = { title: '', slug: '' }
  private base: DraftDocument = this.published
  private revision = 0
  private version = 1
  private basedOn = 1

  readonly save = async ({
    document,
    stored,
  }: RecordEdit<DraftDocument, RecipeDraft>): Promise<SaveResult<RecipeDraft>> => {
    const { revision } = stored.draft
    const basedOn = stored.recipe.updatedAt
    this.saves += 1
    const fails = this.fails
    if (this.answerAfter > 0) await new Promise((done) => setTimeout(done, this.answerAfter))
    if (fails) return fails
    const isStale = revision !== this.revision || (revision === 0 && basedOn !== at(this.version))
    if (isStale) return { kind: 'conflict', current: this.current() }
    this.store(document)
    if (basedOn === at(this.version)) this.rebase()
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false
      return { kind: 'offline' }
    }
    const { draft } = this.current()
    return { kind: 'saved', update: (now) => ({ ...now, draft: { ...draft, document } }) }
  }

  readonly read = (): Promise<RecipeDraft | null> =>
    Promise.resolve(this.fails ? null : this.current())

  /** The server as a tab sees it; after a crash of the tab no request arrives. */
  openTab(): Server & { crash: () => void } {
    let isAlive = true
    const never = <Value>(): Promise<Value> => new Promise(() => undefined)
    return {
      save: (sent) => (isAlive ? this.save(sent) : never()),
      read: () => (isAlive ? this.read() : never()),
      crash: () => {
        isAlive = false
      },
    }
  }

  savedByOther(change: Partial<DraftDocument>): void {
    this.store({ ...this.document, ...change })
  }

  storedByOther(change: Partial<DraftDocument>): void {
    this.published = { ...this.published, ...change }
    this.version += 1
  }

  current(): RecipeDraft {
    return {
      recipe: {
        id: 'recipe',
        slug: 'loaf',
        title: 'Loaf',
        publishedAt: null,
        updatedAt: at(this.version),
        sourceUrl: null,
        collections: [],
        legacyRecipeData: null,
      },
      draft: {
        document: this.document,
        revision: this.revision,
        basedOn: at(this.basedOn),
        savedAt: null,
        savedBy: null,
        publishAt: null,
        publishFailure: null,
      },
      published: this.published,
      base: this.base,
      previewUrl: 'http://loaf.localhost/recipes/loaf',
      references: { images: [], videos: [], people: [] },
    }
  }

  private store(document: DraftDocument): void {
    this.document = document
    this.revision += 1
  }

  private rebase(): void {
    this.basedOn = this.version
    this.base = this.published
  }
}

/** An in-memory backup of drafts. The next tab finds the edits of a crashed one. */
export function fakeBackup() {
  let own: Unsaved | null = null
  let lost: Unsaved[] = []
  let tab = 0
  return {
    openTab: (): DraftBackup<DraftDocument, KnownMedia> => {
      tab += 1
      const self = tab
      return {
        write: (kept) => {
          if (self === tab) own = kept
          return Promise.resolve()
        },
        findLost: () => Promise.resolve(lost),
        forgetLost: () => {
          if (self === tab) lost = []
          return Promise.resolve()
        },
      }
    },
    kept: () => own,
    lost: () => lost,
    crash: () => {
      if (own) lost = [...lost, own]
      own = null
      tab += 1
    },
  }
}
