import { escapeHtml } from '@/src/domain/recipe-html/escape'
import type { HttpMethod, OpenApiDocument, Operation } from '../document-shape'
import { fieldsTable } from './fields-table'
import { operationSection } from './operation-section'
import { prose } from './prose'
import { STYLE } from './style'
import { typeText } from './type-text'

type Entry = { path: string; method: HttpMethod; operation: Operation }

/** The description of the API as a page to read: no script, nothing from elsewhere. */
export function referencePage(document: OpenApiDocument): string {
  const { info, tags, paths } = document
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [HttpMethod, Operation][]).map(([method, operation]): Entry => ({
      path,
      method,
      operation,
    })),
  )
  const of = (tag: string): Entry[] => entries.filter(({ operation }) => operation.tags[0] === tag)
  const title = `${escapeHtml(info.title)}: API`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="color-scheme" content="light dark"><style>${STYLE}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<nav aria-label="Calls"><details class="contents" open><summary>Contents</summary>${tags
    .map(({ name }) => `<h2>${name}</h2><ul>${of(name).map(navItem).join('')}</ul>`)
    .join('')}<h2><a href="#schemas">Schemas</a></h2></details></nav>
<main><header><h1>${title}</h1><p class="facts">Version ${escapeHtml(info.version)} · <a href="v1/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}) · <code>${escapeHtml(document.servers[0]?.url ?? '')}</code></p>${prose(info.description)}</header>
<div id="calls">${tags
    .map(
      ({ name, description }) =>
        `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${name}</h2>${prose(description)}${of(
          name,
        )
          .map(({ path, method, operation }) => operationSection(document, path, method, operation))
          .join('')}</section>`,
    )
    .join('')}</div>
${schemasSection(document)}</main></body></html>`
}

const navItem = ({ method, operation: { operationId } }: Entry): string =>
  `<li><a href="#${escapeHtml(operationId)}"><span class="method ${method}">${method.toUpperCase()}</span> ${escapeHtml(operationId)}</a></li>`

const schemasSection = ({ components }: OpenApiDocument): string =>
  `<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${Object.entries(
    components.schemas,
  )
    .map(([name, schema]) => {
      const fields = schema.properties
        ? fieldsTable(schema, 'Fields')
        : `<p class="note">${typeText(schema)}</p>`
      return `<article id="schema-${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${prose(schema.description ?? '')}${fields}</article>`
    })
    .join('')}</section>`
