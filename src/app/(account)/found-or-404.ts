import { notFound } from 'next/navigation'
import { Failure } from '@/src/contract/failure'

/** Resolves with the content of a page; shows Next's 404 page where it is not found. */
export async function resolveOr404<Found>(work: Promise<Found>): Promise<Found> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') notFound()
    throw error
  }
}
