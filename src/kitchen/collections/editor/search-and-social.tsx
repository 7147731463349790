'use client'

import type { ReactElement } from 'react'
import { QuietSection } from '../../recipe/fields/section'
import { editedSeoWrite, seoSummary, readableSeo } from '../../seo/edited-seo'
import type { SeoEdits } from '../../seo/edited-seo'
import { SeoFields } from '../../seo/seo-fields'
import { SEO_KEYWORDS, SEO_TITLE } from '../../seo/seo-words'
import { useCollectionEditing, useCollectionState } from './collection-context'

/**
 * Search and social fields of a collection.
 * @see docs/product/kitchen.md#search-and-social
 */
export function CollectionSeo(): ReactElement {
  const { store, site } = useCollectionEditing()
  const { title, slug, description, imageId, seo } = useCollectionState((state) => state.document)
  const images = useCollectionState(({ known }) => known.images)
  const issues = useCollectionState((state) => state.issues)
  const imageOf = (id: string | null | undefined) => images.find((image) => image.id === id)
  const host = site.url.replace(/^https?:\/\//, '')
  const edit = (edits: SeoEdits): void => {
    const { socialImage } = edits
    if (socialImage) store.addKnown({ images: [socialImage] })
    store.change((document) => ({ ...document, seo: editedSeoWrite(document.seo, edits) }), 'seo')
  }
  return (
    <QuietSection title={SEO_TITLE} keywords={SEO_KEYWORDS} summary={seoSummary(seo)}>
      <SeoFields
        site={site.slug}
        address={`${host} › collections › ${slug || '…'}`}
        seo={readableSeo(seo, imageOf(seo?.socialImageId) ?? null)}
        page={{ title, description: description ?? '', image: imageOf(imageId) }}
        onEdit={edit}
        issueOf={(field) => issues.find(({ path }) => path === `seo.${field}`)?.message}
      />
    </QuietSection>
  )
}
