'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useAction } from '@/src/api/react/use-call-mutation'
import { useForm } from '@/src/api/react/use-form'
import { saveFile } from '@/src/api/save-file'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { Button } from '@/src/ui/button'
import { navigate } from '../../shell/navigation/navigate'
import { writeCall } from '../../state/write-call'
import styles from '../settings.module.css'
import { TitleField } from './title-field'

/** Deletes the site, once its title is typed; offers an export first. */
export function DeleteSite({ settings }: { settings: SiteSettings }): ReactElement {
  return (
    <>
      <h2 id="delete" className={styles.heading}>
        Delete the site
      </h2>
      <p className={styles.lead}>
        Its pages, its domains and this kitchen become unavailable immediately, and its address
        stays reserved. For 30 days you can restore it from your list of sites; then everything in
        it is deleted permanently.
      </p>
      <ExportFirst site={settings.slug} />
      <DeleteForm settings={settings} />
    </>
  )
}

function ExportFirst({ site }: { site: string }): ReactElement {
  const act = useAction()
  const save = (): Promise<void> => saveFile('exportSite', { params: { site } }, `${site}.zip`)
  return (
    <div className={styles.step}>
      <p className={styles.label}>1. Export everything</p>
      <p className={styles.hint}>
        Recipes, pictures, collections, settings and subscribers as a zip. It can be imported again,
        here or elsewhere.
      </p>
      <div className={styles.acts}>
        <Button isBusy={act.isBusy} onClick={() => void act.run(save)}>
          Download the site as a zip
        </Button>
        <span className={styles.said} role="status">
          {act.isBusy ? 'Preparing the zip. Keep this page open until it is saved.' : ''}
        </span>
      </div>
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
    </div>
  )
}

function DeleteForm({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug, title } = settings
  const form = useForm({ title: '' }, async (values) => {
    await writeCall('createSiteDeletion', { body: { site: slug, ...values } })
    toast(`“${title}” was deleted. It can be restored from this list.`)
    navigate('/kitchen', { isReplacing: true })
  })
  const typed = form.values.title
  return (
    <form className={styles.step} noValidate onSubmit={form.submit}>
      <p className={styles.label}>2. Delete it</p>
      <div className={styles.form}>
        <TitleField
          title={title}
          typed={typed}
          error={form.issueOf('title')}
          onType={(text) => form.edit({ title: text })}
        />
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
        <div className={styles.acts}>
          <Button
            type="submit"
            className={styles.dangerous}
            isBusy={form.isBusy}
            disabled={typed.trim() === ''}
          >
            Delete the site
          </Button>
        </div>
      </div>
    </form>
  )
}
