import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { z } from 'zod'
import { ofQuery, read, refusal, Refused } from './refusals'
import type { Answer } from './refusals'
import {
  DocumentIds,
  Documents,
  DocumentsFetch,
  FacetSearch,
  IndexCreate,
  IndexSettings,
  MultiSearch,
  SwapIndexes,
} from './requests'
import { StoredIndex } from './stored-index'
import { Tasks } from './tasks'

/** A fake Meilisearch server that rejects everything outside the published interface. */
export type MeilisearchStandIn = {
  url: string
  key: string
  /** Methods and paths of the received requests, in order. */
  requests: string[]
  indexes: Map<string, StoredIndex>
  /** Responds with 503 to every request until it is reset. */
  setAway: (isAway: boolean) => void
  /** Makes the next task fail with this code. */
  failNext: (code: string) => void
  stop: () => Promise<void>
}

const KEY = 'a master key of the tests'

/** Starts a fake server on a free port. */
export async function startMeilisearchStandIn(): Promise<MeilisearchStandIn> {
  const state = new StandIn()
  const server = createServer((request, response) => {
    void state.answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    requests: state.requests,
    indexes: state.indexes,
    setAway: (isAway) => {
      state.isAway = isAway
    },
    failNext: (code) => {
      state.tasks.failing = code
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

class StandIn {
  readonly requests: string[] = []
  readonly indexes = new Map<string, StoredIndex>()
  readonly tasks = new Tasks()
  isAway = false

  async answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const method = request.method ?? 'GET'
    this.requests.push(`${method} ${url.pathname}`)
    try {
      if (this.isAway) throw new Refused(503, 'unavailable', 'The stand-in is away.')
      if (url.pathname === '/health') return { status: 200, body: { status: 'available' } }
      this.#authorise(request)
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
      const text = Buffer.concat(chunks).toString()
      return this.#route(method, url, text === '' ? undefined : JSON.parse(text))
    } catch (error) {
      return refusal(error)
    }
  }

  #authorise({ headers: { authorization } }: IncomingMessage): void {
    if (authorization === undefined) {
      throw new Refused(401, 'missing_authorization_header', 'The Authorization header is missing.')
    }
    if (authorization !== `Bearer ${KEY}`) {
      throw new Refused(403, 'invalid_api_key', 'The provided API key is invalid.')
    }
  }

  #route(method: string, url: URL, body: unknown): Answer {
    const [, root, uid, part, last] = url.pathname.split('/')
    const call = `${method} /${[root, uid && '*', part, last].filter(Boolean).join('/')}`
    switch (call) {
      case 'GET /tasks/*':
        return this.tasks.state(Number(uid))
      case 'POST /multi-search':
        return this.#multiSearch(read(MultiSearch, body, 'bad_request'))
      case 'POST /swap-indexes':
        return this.#swap(read(SwapIndexes, body, 'bad_request'))
      case 'POST /indexes':
        return this.#create(read(IndexCreate, body, 'invalid_index_uid'))
      case 'GET /indexes':
        return this.#list()
      case 'GET /indexes/*/settings':
        return { status: 200, body: this.#index(uid ?? '').settings }
      case 'GET /indexes/*':
        return { status: 200, body: this.#describe(uid ?? '') }
      case 'DELETE /indexes/*':
        return this.tasks.take(() => {
          this.#index(uid ?? '')
          this.indexes.delete(uid ?? '')
        })
      case 'PATCH /indexes/*/settings':
        return this.#settings(uid ?? '', read(IndexSettings, body, 'bad_request'))
      case 'POST /indexes/*/documents':
        return this.#put(uid ?? '', url.searchParams.get('primaryKey'), body)
      case 'POST /indexes/*/documents/delete-batch':
        return this.#take(uid ?? '', read(DocumentIds, body, 'bad_request'))
      case 'GET /indexes/*/documents':
        return this.#fetch(uid ?? '', read(DocumentsFetch, ofQuery(url), 'bad_request'))
      case 'POST /indexes/*/facet-search':
        return this.#facetSearch(uid ?? '', read(FacetSearch, body, 'bad_request'))
      default:
        throw new Refused(404, 'not_found', `There is no ${call}`)
    }
  }

  #index(uid: string): StoredIndex {
    const index = this.indexes.get(uid)
    if (!index) throw new Refused(404, 'index_not_found', `Index \`${uid}\` not found.`)
    return index
  }

  #describe(uid: string) {
    const { primaryKey, createdAt } = this.#index(uid)
    return { uid, primaryKey, createdAt, updatedAt: createdAt }
  }

  #list(): Answer {
    const results = [...this.indexes.keys()].map((uid) => this.#describe(uid))
    const body = { results, offset: 0, limit: results.length, total: results.length }
    return { status: 200, body }
  }

  #create({ uid, primaryKey }: z.infer<typeof IndexCreate>): Answer {
    return this.tasks.take(() => {
      if (this.indexes.has(uid)) throw new Refused(409, 'index_already_exists', uid)
      this.indexes.set(uid, new StoredIndex(primaryKey ?? null))
    })
  }

  #settings(uid: string, settings: IndexSettings): Answer {
    return this.tasks.take(() => {
      const index = this.#index(uid)
      index.settings = { ...index.settings, ...settings }
    })
  }

  #swap(swaps: z.infer<typeof SwapIndexes>): Answer {
    return this.tasks.take(() => {
      for (const { indexes } of swaps) {
        const [one, other] = indexes
        const [first, second] = [this.#index(one), this.#index(other)]
        this.indexes.set(one, second).set(other, first)
      }
    })
  }

  #put(uid: string, primaryKey: string | null, body: unknown): Answer {
    return this.tasks.take(() => {
      const index = this.indexes.get(uid) ?? new StoredIndex(primaryKey)
      this.indexes.set(uid, index)
      // Documents are validated when the task runs, as the server does it.
      const documents = read(Documents, body, 'invalid_document_id')
      for (const document of documents) index.documents.set(document.id, document)
    })
  }

  #take(uid: string, ids: readonly (string | number)[]): Answer {
    return this.tasks.take(() => {
      const index = this.#index(uid)
      for (const id of ids) index.documents.delete(String(id))
    })
  }

  #fetch(uid: string, { offset = 0, limit = 20, fields }: z.infer<typeof DocumentsFetch>): Answer {
    const all = [...this.#index(uid).documents.values()]
    const results = all
      .slice(offset, offset + limit)
      .map((document) =>
        fields
          ? Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)))
          : document,
      )
    return { status: 200, body: { results, offset, limit, total: all.length } }
  }

  #multiSearch({ queries }: z.infer<typeof MultiSearch>): Answer {
    const results = queries.map((query) => this.#index(query.indexUid).search(query))
    return { status: 200, body: { results } }
  }

  #facetSearch(uid: string, request: z.infer<typeof FacetSearch>): Answer {
    const { facetName, facetQuery, q, filter } = request
    const index = this.#index(uid)
    const facetHits = index.facetValues(facetName, facetQuery ?? '', q ?? '', filter)
    return {
      status: 200,
      body: { facetHits, facetQuery: facetQuery ?? null, processingTimeMs: 1 },
    }
  }
}
