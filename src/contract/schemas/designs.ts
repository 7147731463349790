import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  SiteDesign,
  SiteDesignSave,
  SiteDesignSaved,
  SiteDesignSeen,
  SiteDesignVersion,
} from '../site/design'

/** Schemas of the design of a site: its draft and its history. */
export const designSchemas = {
  getSiteDesign: {
    summary:
      "Returns a site's design and its draft; if no draft is stored, the design in the format of a draft.",
    answer: SiteDesign,
  },
  saveSiteDesign: {
    summary:
      "Saves the draft of a site's design without publishing it. Fails if the save is based on another revision, and returns the stored draft.",
    body: SiteDesignSave,
    answer: z.object({ draft: SiteDesignSaved }),
    errors: ['conflict'],
  },
  discardSiteDesign: {
    summary: "Discards the draft of a site's design.",
    answer: z.object({}),
  },
  publishSiteDesign: {
    summary:
      "Publishes the draft of a site's design, validated like a site update. Fails if the draft has another revision or is based on an older version of the site.",
    body: SiteDesignSeen,
    answer: SiteDesign,
    errors: ['conflict'],
  },
  listSiteDesignVersions: {
    summary: "Lists a site's published designs: the current one and the ten before it.",
    answer: z.object({ versions: z.array(SiteDesignVersion).describe('Designs, newest first.') }),
  },
  restoreSiteDesignVersion: {
    summary: 'Restores an earlier design as the draft.',
    body: SiteDesignSeen,
    answer: SiteDesign,
    errors: ['conflict'],
  },
} as const satisfies Record<string, CallSchema>
