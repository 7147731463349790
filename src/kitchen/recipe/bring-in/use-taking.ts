'use client'

import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { errorMessage } from '../../parts/error-message'
import { useDraft, useEditing } from '../recipe-context'
import { proposedParts, acceptPart, acceptParts } from './proposal'
import type { Proposal, ProposalContext, ProposedPart } from './proposal'

type Image = Awaited<ReturnType<typeof fetchOne>>

/** Actions on a proposal. Accepting everything is one undo step. */
export type ProposalActions = {
  parts: readonly ProposedPart[]
  /** Words of the pictures that are fetched; null when none are. */
  progress: string | null
  take: (part: ProposedPart) => void
  /** Accepts the whole proposal, with these pictures. @returns whether it succeeded */
  takeAll: (imageUrls: readonly string[]) => Promise<boolean>
  takePictures: (imageUrls: readonly string[]) => Promise<void>
  /** Stops fetching pictures; nothing is accepted. */
  stop: () => void
}

/** The context in which proposals for the open recipe are shown. */
export function useProposalContext(): ProposalContext {
  const { globals } = useEditing()
  const people = useDraft(({ stored }) => stored.references.people)
  const isPublished = useDraft(({ stored }) => stored.recipe.publishedAt !== null)
  return { globals, people, isPublished }
}

/** Takes a proposal into the open recipe, whole or by part. */
export function useProposalActions(proposal: Proposal): ProposalActions {
  const { store } = useEditing()
  const context = useProposalContext()
  const now = useDraft(({ document }) => document)
  const { fetchAll, progress, stop } = useFetchedImages()
  const parts = proposedParts(now, proposal, context)
  const showImages = (images: readonly Image[]): void => store.addKnown({ images: [...images] })
  return {
    parts,
    progress,
    stop,
    take: ({ name }) => store.change((document) => acceptPart(document, proposal, name, context)),
    takeAll: async (imageUrls) => {
      const images = await fetchAll(imageUrls)
      if (images === null) return false
      showImages(images)
      store.change((document) => {
        const open = proposedParts(document, proposal, context).filter(({ isTaken }) => !isTaken)
        return withImages(acceptParts(document, proposal, open, context), images)
      })
      return true
    },
    takePictures: async (imageUrls) => {
      const images = (await fetchAll(imageUrls)) ?? []
      showImages(images)
      if (images.length > 0) store.change((document) => withImages(document, images))
    },
  }
}

type Document = Parameters<typeof acceptPart>[0]

const withImages = (document: Document, images: readonly Image[]): Document =>
  images.length === 0
    ? document
    : {
        ...document,
        images: [...(document.images ?? []), ...images.map(({ id }) => ({ id, crop: null }))],
      }

/** Fetches pictures sequentially and reports failures. Null if it was stopped. */
function useFetchedImages() {
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const fetchAll = async (urls: readonly string[]): Promise<Image[] | null> => {
    const control = new AbortController()
    running.current = control
    const images: Image[] = []
    for (const [at, url] of urls.entries()) {
      setProgress(`Fetching picture ${String(at + 1)} of ${String(urls.length)}`)
      const image = await fetchOne(url, control.signal).catch((error: unknown) => {
        if (!control.signal.aborted) toast.error(pictureWords(error, url))
        return null
      })
      if (control.signal.aborted) break
      if (image) images.push(image)
    }
    setProgress(null)
    return control.signal.aborted ? null : images
  }
  return { fetchAll, progress, stop: () => running.current?.abort() }
}

async function fetchOne(url: string, signal: AbortSignal) {
  const { image } = await call('fetchImage', { body: { url }, signal })
  const { crop: _, ...known } = image
  return known
}

const pictureWords = (error: unknown, url: string): string =>
  `A picture from ${new URL(url).hostname} was not imported. ${issueOf(error) ?? errorMessage(error)}`

const issueOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.error.issues?.[0]?.message : undefined
