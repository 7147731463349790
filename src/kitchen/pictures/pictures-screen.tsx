'use client'

import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { PICTURE_FILTERS } from '@/src/domain/pictures/picture-filter'
import { Button } from '@/src/ui/button'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { navigate } from '../shell/navigation/navigate'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { refreshPictures } from '../state/pictures'
import type { LibraryView } from '../state/pictures'
import { PictureWindow } from './details/picture-window'
import { Library } from './library/library'
import styles from './pictures.module.css'
import { FileChooser } from './upload/file-chooser'
import { createUploads } from './upload/uploads'
import type { Upload } from './upload/uploads'
import { UploadTile } from './upload/upload-tile'
import { useDroppedFiles } from './upload/use-dropped-files'

/**
 * All pictures of a site.
 * @see docs/product/kitchen.md#picture-library
 */
export default function PicturesScreen({ site: slug }: ScreenProps): ReactElement {
  const { data: sites } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Pictures', site?.title)
  if (sites && !site) return <NoSuchSite slug={slug} />
  return <Pictures site={slug} />
}

function Pictures({ site }: { site: string }): ReactElement {
  const [view, setView, opened, open] = useAddress()
  const chooser = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [send] = useState(() => createUploads(setUploads, site, () => void refreshPictures(site)))
  useDroppedFiles(send)
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>Pictures</h1>
        <Button kind="primary" onClick={() => chooser.current?.click()}>
          Add pictures
        </Button>
      </div>
      <FileChooser inputRef={chooser} onFiles={send} />
      {uploads.length > 0 ? (
        <ol className={styles.pictures} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ol>
      ) : null}
      <Library site={site} view={view} onView={setView} isPage onPick={({ id }) => open(id)} />
      {opened === null ? null : (
        <PictureWindow key={opened} site={site} id={opened} onClose={() => open(null)} />
      )}
    </>
  )
}

/** Search, filter and the open picture are in the URL. */
function useAddress() {
  const params = useSearchParams()
  const asked = params.get('filter')
  const view: LibraryView = {
    query: params.get('query') ?? '',
    filter: PICTURE_FILTERS.find((each) => each === asked) ?? 'all',
  }
  const go = (next: LibraryView, picture: string | null, isReplacing: boolean): void => {
    const search = new URLSearchParams()
    if (next.query !== '') search.set('query', next.query)
    if (next.filter !== 'all') search.set('filter', next.filter)
    if (picture !== null) search.set('picture', picture)
    const query = search.size === 0 ? '' : `?${search.toString()}`
    navigate(`${window.location.pathname}${query}`, { isReplacing })
  }
  const open = (picture: string | null): void => go(view, picture, picture === null)
  const setView = (next: LibraryView): void => go(next, null, true)
  return [view, setView, params.get('picture'), open] as const
}
