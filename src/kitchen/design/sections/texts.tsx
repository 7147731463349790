'use client'

import type { ReactElement } from 'react'
import { CheckField, TextField } from '@/src/ui/form/field'
import { WideTextEditor } from '../../editor/rich-text/rich-text-editor'
import { TextArea } from '../../recipe/fields/text-area'
import { useAboutPictures } from '../parts/about-pictures'
import { useDesign, useDesignField, useDesigning, useDesignIssue } from '../design-context'
import styles from '../parts/fields.module.css'

/** The title of the site. */
export function Title(): ReactElement {
  const [title, change] = useDesignField('title')
  return (
    <TextField
      label="Title of the site"
      maxLength={200}
      value={title}
      error={useDesignIssue('title')}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** The about page, and the short texts about the author elsewhere. */
export function About(): ReactElement {
  const [heading, changeHeading] = useDesignField('aboutHeading')
  const [short, changeShort] = useDesignField('aboutShort')
  const [about, changeAbout] = useDesignField('about')
  const [isHidden, changeHidden] = useDesignField('hideSidebarBio')
  return (
    <>
      <TextArea
        label="Short bio"
        maxLength={2000}
        hint="Shown on the home page, beside recipes and in search results."
        value={short ?? ''}
        error={useDesignIssue('aboutShort')}
        onChange={(text) => changeShort(text || null)}
      />
      <TextField
        label="Heading of the about page"
        placeholder="About"
        maxLength={500}
        value={heading ?? ''}
        onChange={({ target }) => changeHeading(target.value || null)}
      />
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          About
        </span>
        <WideTextEditor
          label="About"
          pictures={useAboutPictures()}
          placeholder="Who cooks here, and why"
          value={about}
          onChange={(text) => changeAbout(text.length === 0 ? null : text)}
        />
      </div>
      <CheckField
        label="Hide the author bio beside pages"
        checked={isHidden}
        onChange={({ target }) => changeHidden(target.checked)}
      />
    </>
  )
}

/** The texts of the newsletter box. */
export function NewsletterTexts(): ReactElement {
  const [heading, changeHeading] = useDesignField('newsletterHeading')
  const [text, changeText] = useDesignField('newsletterText')
  return (
    <>
      <TextField
        label="Heading of the newsletter box"
        placeholder="From the template"
        maxLength={200}
        value={heading ?? ''}
        onChange={({ target }) => changeHeading(target.value || null)}
      />
      <TextField
        label="Text below it"
        placeholder="From the template"
        maxLength={500}
        value={text ?? ''}
        onChange={({ target }) => changeText(target.value || null)}
      />
    </>
  )
}

/**
 * The site's custom style sheet, with its errors by line.
 * @see docs/product/site-design.md#custom-css
 */
export function OwnCss(): ReactElement {
  const [css, change] = useDesignField('cssOverrides')
  const problems = useDesign(({ stored }) => stored.cssProblems)
  const { hiddenDuties } = useDesigning()
  return (
    <>
      <div className={styles.code}>
        <TextArea
          label="Style sheet"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={50_000}
          hint="Added after the styles of the template, on every page."
          value={css ?? ''}
          error={useDesignIssue('cssOverrides')}
          onChange={(text) => change(text || null)}
        />
      </div>
      {problems.length > 0 ? (
        <ul className={styles.problems} aria-label="Left out" aria-live="polite">
          {problems.map(({ line, column, message }) => (
            <li key={`${line}:${column}`}>
              <strong>
                Line {line}, column {column}
              </strong>{' '}
              {message}
            </li>
          ))}
        </ul>
      ) : null}
      {hiddenDuties.length > 0 ? (
        <div className={styles.problems} role="status">
          <p>The style sheet hides these texts, which must stay visible:</p>
          <ul>
            {hiddenDuties.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
