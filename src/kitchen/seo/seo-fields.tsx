'use client'

import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '@/src/domain/seo-limits'
import type { Seo, SeoWrite } from '@/src/contract/seo'
import { TextField } from '@/src/ui/form/field'
import { smallPicture } from '../pictures/picture-address'
import { PictureField } from '../pictures/upload/picture-field'
import { TextArea } from '../recipe/fields/text-area'
import type { SeoEdits } from './edited-seo'
import styles from './seo-fields.module.css'

/** Number of characters of a title and of a description that search engines show. */
const SHOWN_OF_TITLE = 60
const SHOWN_OF_DESCRIPTION = 155

type Props = {
  /** The slug of the site. */
  site: string
  /** The address of the page as search engines show it. */
  address: string
  seo: Seo
  /** The text and the picture of the page without these settings. */
  page: { title: string; description: string; image: Pick<Image, 'key' | 'alt'> | undefined }
  /** Applies edits to the latest state: an upload may end after further typing. */
  onEdit: (edits: SeoEdits) => void
  /** The server's message about a field. */
  issueOf: (field: keyof SeoWrite) => string | null | undefined
}

/**
 * Search title and description, and title, text and picture of shared links, with a preview of both.
 * @see docs/product/kitchen.md#search-and-social
 */
export function SeoFields(props: Props): ReactElement {
  const { seo, page } = props
  const title = seo.title || page.title
  const description = seo.description || page.description
  return (
    <div className={styles.fields}>
      <SearchFields {...props} {...{ title, description }} />
      <SocialFields {...props} {...{ title, description }} />
    </div>
  )
}

/** With a preview of the text in search engines. */
type PartProps = Props & { title: string; description: string }

function SearchFields(props: PartProps): ReactElement {
  const { address, seo, page, title, description, onEdit, issueOf } = props
  return (
    <>
      <SearchPreview address={address} title={title} description={description} />
      <TextField
        label="Search title"
        dir="auto"
        maxLength={MAX_SEO_TITLE}
        placeholder={page.title}
        hint={countHint(title, SHOWN_OF_TITLE)}
        value={seo.title ?? ''}
        error={issueOf('title')}
        onChange={({ target }) => onEdit({ title: target.value || null })}
      />
      <TextArea
        label="Search description"
        dir="auto"
        maxLength={MAX_SEO_DESCRIPTION}
        placeholder={page.description}
        hint={countHint(description, SHOWN_OF_DESCRIPTION)}
        value={seo.description ?? ''}
        error={issueOf('description') ?? null}
        onChange={(text) => onEdit({ description: text || null })}
      />
    </>
  )
}

function SocialFields(props: PartProps): ReactElement {
  const { site, address, seo, page, title, description, onEdit, issueOf } = props
  return (
    <>
      <SocialPreview
        address={address}
        title={seo.socialTitle || title}
        description={seo.socialDescription || description}
        image={seo.socialImage ?? page.image}
      />
      <TextField
        label="Social title"
        dir="auto"
        maxLength={MAX_SEO_TITLE}
        placeholder={title}
        value={seo.socialTitle ?? ''}
        error={issueOf('socialTitle')}
        onChange={({ target }) => onEdit({ socialTitle: target.value || null })}
      />
      <TextArea
        label="Social text"
        dir="auto"
        maxLength={MAX_SEO_DESCRIPTION}
        placeholder={description}
        value={seo.socialDescription ?? ''}
        error={issueOf('socialDescription') ?? null}
        onChange={(text) => onEdit({ socialDescription: text || null })}
      />
      <PictureField
        site={site}
        label="Social picture"
        hint="Shown with links to the page, cropped to 800 by 600. Without one, the picture of the page is used."
        isChosen={seo.socialImage !== null}
        image={seo.socialImage ?? undefined}
        issue={issueOf('socialImageId')}
        onUse={(socialImage) => onEdit({ socialImage })}
        onRemove={() => onEdit({ socialImage: null })}
      />
    </>
  )
}

const countHint = ({ length }: string, shown: number): string =>
  `${length} ${length === 1 ? 'character' : 'characters'}; search engines show about ${shown}.`

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

type PreviewProps = { address: string; title: string; description: string }

function SearchPreview({ address, title, description }: PreviewProps): ReactElement {
  return (
    <figure className={styles.card} aria-label="Search result preview">
      <span className={styles.host}>{address}</span>
      <span className={styles.title} dir="auto">
        {title || 'Untitled'}
      </span>
      <span className={styles.words} dir="auto">
        {shortened(description, SHOWN_OF_DESCRIPTION) ||
          'Without a description, search engines choose text from the page.'}
      </span>
    </figure>
  )
}

function SocialPreview({
  address,
  title,
  description,
  image,
}: PreviewProps & { image: Pick<Image, 'key' | 'alt'> | undefined }): ReactElement {
  return (
    <figure className={styles.card} aria-label="Shared link preview">
      {image ? (
        <img className={styles.picture} src={smallPicture(image.key, 800)} alt={image.alt ?? ''} />
      ) : null}
      <span className={styles.host}>{address}</span>
      <span className={styles.socialTitle} dir="auto">
        {title || 'Untitled'}
      </span>
      <span className={styles.words} dir="auto">
        {shortened(description, SHOWN_OF_DESCRIPTION)}
      </span>
    </figure>
  )
}
