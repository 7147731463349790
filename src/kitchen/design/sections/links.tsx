'use client'

import type { ReactElement } from 'react'
import type { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { isOwnChoice, SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { CheckField, TextField } from '@/src/ui/form/field'
import { SelectField } from '@/src/ui/form/select-field'
import { useDesignField, useDesign } from '../design-context'
import styles from '../parts/fields.module.css'
import { LinkRows } from '../parts/link-rows'
import { PictureField } from '../parts/picture-field'

/** The server's messages about fields below a path, by their relative path. */
function useIssues(list: string): (at: number, field: string) => string | null {
  const issues = useDesign((state) => state.issues)
  return (at, field) =>
    issues.find(({ path }) => path === `${list}.${at}.${field}`)?.message ?? null
}

/** The links in the header. */
export function HeaderLinks(): ReactElement {
  const [rows, change] = useDesignField('headerLinks')
  const issueOf = useIssues('headerLinks')
  return (
    <LinkRows
      label="Header links"
      noun="link"
      rows={rows}
      most={30}
      empty="Recipes, collections and your other pages are added to the menu automatically."
      onChange={change}
      onNew={(id) => ({ id, label: '', href: '' })}
    >
      {(row, at, set) => (
        <>
          <TextField
            label="Text"
            value={row.label}
            maxLength={200}
            error={issueOf(at, 'label')}
            onChange={({ target }) => set({ label: target.value })}
          />
          <TextField
            label="Address"
            value={row.href}
            inputMode="url"
            placeholder="/about or https://…"
            error={issueOf(at, 'href')}
            onChange={({ target }) => set({ href: target.value })}
          />
          <CheckField
            label="Open in a new tab"
            checked={row.openInNewTab ?? false}
            onChange={({ target }) => set({ openInNewTab: target.checked })}
          />
        </>
      )}
    </LinkRows>
  )
}

type Platform = (typeof PUBLIC_SOCIAL_PLATFORMS)[number]

const nameOf = (platform: Platform): string => platform.charAt(0).toUpperCase() + platform.slice(1)

const OFFERED: { value: Platform; label: string }[] = SOCIAL_PLATFORMS.map((value) => ({
  value,
  label: nameOf(value),
}))

/**
 * The links to social platforms; imported links to other platforms are preserved.
 * @see docs/product/sites-and-hosts.md#social-platforms
 */
export function SocialLinks(): ReactElement {
  const [rows, change] = useDesignField('socialMediaLinks')
  const issueOf = useIssues('socialMediaLinks')
  return (
    <LinkRows
      label="Social links"
      noun="social link"
      rows={rows}
      most={30}
      empty="They appear in the footer, and in the header of some templates."
      onChange={change}
      onNew={(id) => ({ id, platform: 'instagram' as const, url: '' })}
    >
      {(row, at, set) =>
        isOwnChoice(row.platform) ? (
          <>
            <SelectField
              label="Platform"
              value={row.platform}
              options={OFFERED}
              onChange={(platform) => set({ platform })}
            />
            <TextField
              label="Address"
              value={row.url}
              inputMode="url"
              placeholder={row.platform === 'email' ? 'mailto:you@example.com' : 'https://…'}
              error={issueOf(at, 'url')}
              onChange={({ target }) => set({ url: target.value })}
            />
          </>
        ) : (
          <FromBefore {...row} />
        )
      }
    </LinkRows>
  )
}

/** A link to a platform that is no longer offered. */
function FromBefore({ platform, url }: { platform: Platform; url: string }): ReactElement {
  return (
    <div className={styles.fromBefore}>
      <span className={styles.label}>{nameOf(platform)}</span>
      <span dir="ltr">{url}</span>
      <p className={styles.hint}>Imported. Readers still see it; you can move or remove it.</p>
    </div>
  )
}

/** The links page. */
export function LinksPage(): ReactElement {
  const [heading, changeHeading] = useDesignField('linkPageHeading')
  const [rows, change] = useDesignField('links')
  const issueOf = useIssues('links')
  return (
    <>
      <TextField
        label="Heading"
        placeholder="Links"
        maxLength={500}
        value={heading ?? ''}
        onChange={({ target }) => changeHeading(target.value || null)}
      />
      <LinkRows
        label="Links"
        noun="link"
        rows={rows}
        most={200}
        empty="The links page appears when you add a link."
        onChange={change}
        onNew={(id) => ({ id, label: '', href: '' })}
      >
        {(row, at, set) => (
          <>
            <TextField
              label="Text"
              maxLength={500}
              value={row.label ?? ''}
              hint="If empty, the name of the linked site is shown."
              error={issueOf(at, 'label')}
              onChange={({ target }) => set({ label: target.value || null })}
            />
            <TextField
              label="Address"
              value={row.href}
              inputMode="url"
              placeholder="https://…"
              error={issueOf(at, 'href')}
              onChange={({ target }) => set({ href: target.value })}
            />
          </>
        )}
      </LinkRows>
    </>
  )
}

/** Products on the home page. */
export function Products(): ReactElement {
  const [rows, change] = useDesignField('productLinks')
  const issueOf = useIssues('productLinks')
  return (
    <LinkRows
      label="Products"
      noun="product"
      rows={rows}
      most={100}
      empty="Products that you recommend or sell elsewhere: books, pans, courses."
      onChange={change}
      onNew={(id) => ({ id, productTitle: '', productImageId: null, href: '' })}
    >
      {(row, at, set) => (
        <>
          <TextField
            label="Title"
            maxLength={500}
            value={row.productTitle}
            error={issueOf(at, 'productTitle')}
            onChange={({ target }) => set({ productTitle: target.value })}
          />
          <TextField
            label="Address"
            value={row.href}
            inputMode="url"
            placeholder="https://…"
            error={issueOf(at, 'href')}
            onChange={({ target }) => set({ href: target.value })}
          />
          <PictureField
            label="Picture"
            path={`productLinks.${at}.productImageId`}
            value={row.productImageId ?? null}
            onChange={(productImageId) => set({ productImageId })}
          />
        </>
      )}
    </LinkRows>
  )
}
