import render from 'dom-serializer'
import { getElementText } from '@/src/parsing/web-page/page-document'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { getClassNames } from '@/src/parsing/web-page/page-document'
import { findContentImages } from '@/src/parsing/web-page/content-images'
import { toAbsoluteUrl, readMeta } from '@/src/parsing/web-page/page-meta'
import { readPageTitle } from '@/src/parsing/web-page/page-title'
import { findContentElement } from '@/src/parsing/surrounding-content/page-content'
import { emptyRecipe } from '../imported-recipe'
import type { ImportedRecipe } from '../import-row'

/** Fewer characters are no post. */
const MIN_WORDS = 20

/**
 * Builds a stored post from a page without a recipe: its original HTML and the metadata of its
 * head.
 */
export function buildLegacyPage(
  page: PageDocument,
  url: string | null,
): { recipe: ImportedRecipe; canonicalUrl: string | null } | null {
  const meta = readMeta(page, url ?? undefined)
  const title = textOfClass(page, 'p-name') ?? readPageTitle(page, meta)
  const body = findContentElement(page)
  if (title === '' || !body || getElementText(body).length < MIN_WORDS) return null
  const pictures = [...meta.imageUrls, ...findContentImages(page)]
    .map((address) => toAbsoluteUrl(address, meta.baseUrl))
    .filter((address) => address !== null)
    .slice(0, 1)
  const canonical = linkOfClass(page, 'p-canonical') ?? meta.canonicalUrl
  return {
    canonicalUrl: canonical === null ? null : toAbsoluteUrl(canonical, meta.baseUrl),
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
  const found = elements.find((element) => getClassNames(element).includes(name))
  return found ? getElementText(found).trim() || null : null
}

const linkOfClass = ({ elements }: PageDocument, name: string): string | null =>
  elements.find((element) => getClassNames(element).includes(name))?.attribs['href'] ?? null

const timeOf = ({ elements }: PageDocument): string | null =>
  elements.find(({ name, attribs }) => name === 'time' && attribs['datetime'])?.attribs[
    'datetime'
  ] ?? null
