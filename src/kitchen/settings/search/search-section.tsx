'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { editedSeo, EMPTY_SEO } from '../../seo/edited-seo'
import { SeoFields } from '../../seo/seo-fields'
import { SaveRow } from '../form/save-row'
import { useSettingsForm } from '../form/use-settings-form'
import styles from '../settings.module.css'

/**
 * Search and social fields of the pages that a site always has: home, about and links.
 * @see docs/product/kitchen.md#search-and-social
 */
export function SearchSection({ settings }: { settings: SiteSettings }): ReactElement {
  const form = useSettingsForm(settings)
  const { slug, title, url, aboutHeading, linkPageHeading } = settings
  const host = url.replace(/^https?:\/\//, '')
  const ownPicture = form.values.seo?.socialImage ?? settings.featuredImage ?? undefined
  const pages = [
    { name: 'seo', label: 'Home page', address: host, title },
    {
      name: 'aboutSeo',
      label: 'About page',
      address: `${host} › about`,
      title: aboutHeading ?? 'About',
    },
    {
      name: 'linkPageSeo',
      label: 'Links page',
      address: `${host} › links`,
      title: linkPageHeading ?? 'Links',
    },
  ] as const
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.hint}>
        The social picture of the home page is also shown with links to pages without a picture of
        their own. Recipes and collections have their own fields in their editors.
      </p>
      {pages.map((page) => (
        <fieldset key={page.name} className={styles.page}>
          <legend className={styles.heading}>{page.label}</legend>
          <SeoFields
            site={slug}
            address={page.address}
            seo={form.values[page.name] ?? EMPTY_SEO}
            page={{
              title: page.title,
              description: settings.aboutShort ?? '',
              image: ownPicture,
            }}
            onEdit={(edits) =>
              form.edit((latest) => ({ [page.name]: editedSeo(latest[page.name], edits) }))
            }
            issueOf={(field) => form.issueOf(`${page.name}.${field}`)}
          />
        </fieldset>
      ))}
      <SaveRow form={form} />
    </form>
  )
}
