import render from 'dom-serializer'
import { elementText } from '@/src/parsing/recipe-page/page-document'
import type { PageDocument } from '@/src/parsing/recipe-page/page-document'
import { classNames } from '@/src/parsing/recipe-page/page-document'
import { contentImages } from '@/src/parsing/recipe-page/content-images'
import { absoluteUrl, readMeta } from '@/src/parsing/recipe-page/page-meta'
import { pageTitle } from '@/src/parsing/recipe-page/page-title'
import { contentOf } from '@/src/parsing/recipe-context/page-content'
import { emptyRecipe } from '../imported-recipe'
import type { ImportedRecipe } from '../import-row'

/** Fewer characters are no post. */
const LEAST_WORDS = 20

/** A page without a recipe as a post: its words as they came, and what its head says. */
export function legacyPageOf(
  page: PageDocument,
  url: string | null,
): { recipe: ImportedRecipe; canonicalUrl: string | null } | null {
  const meta = readMeta(page, url ?? undefined)
  const title = textOfClass(page, 'p-name') ?? pageTitle(page, meta)
  const body = contentOf(page)
  if (title === '' || !body || elementText(body).length < LEAST_WORDS) return null
  const pictures = [...meta.imageUrls, ...contentImages(page)]
    .map((address) => absoluteUrl(address, meta.baseUrl))
    .filter((address) => address !== null)
    .slice(0, 1)
  const canonical = linkOfClass(page, 'p-canonical') ?? meta.canonicalUrl
  return {
    canonicalUrl: canonical === null ? null : absoluteUrl(canonical, meta.baseUrl),
    recipe: emptyRecipe({
      title,
      description: meta.description,
      language: meta.language,
      author: meta.author,
      datePublished: meta.datePublished ?? timeOf(page),
      legacyHtml: render(body.children),
      pictures: pictures.map((address) => ({ url: address })),
    }),
  }
}

function textOfClass({ elements }: PageDocument, name: string): string | null {
  const found = elements.find((element) => classNames(element).includes(name))
  return found ? elementText(found).trim() || null : null
}

const linkOfClass = ({ elements }: PageDocument, name: string): string | null =>
  elements.find((element) => classNames(element).includes(name))?.attribs['href'] ?? null

const timeOf = ({ elements }: PageDocument): string | null =>
  elements.find(({ name, attribs }) => name === 'time' && attribs['datetime'])?.attribs[
    'datetime'
  ] ?? null
