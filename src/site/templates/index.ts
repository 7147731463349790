import type { TemplateName } from '@/src/domain/appearance/template-name'
import { bold } from './bold'
import { classic } from './classic'
import { cookbook } from './cookbook'
import { journal } from './journal'
import { linkInBio } from './link-in-bio'
import { magazine } from './magazine'
import { minimal } from './minimal'
import { newsletter } from './newsletter'
import { overlay } from './overlay'
import type { Template } from './template'

/** The templates a site may choose; one without its data does not compile. */
export const TEMPLATES = {
  journal,
  cookbook,
  bold,
  classic,
  magazine,
  minimal,
  overlay,
  newsletter,
  'link-in-bio': linkInBio,
} as const satisfies Readonly<Record<TemplateName, Template>>

const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)

/** A template by the name a site stores; the journal for one that is not offered. */
export const getTemplate = (name: string): Template =>
  isTemplateName(name) ? TEMPLATES[name] : TEMPLATES.journal
