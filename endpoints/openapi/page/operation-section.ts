import { escapeHtml } from '@/src/domain/recipe-html/escape'
import type {
  HttpMethod,
  MediaType,
  OpenApiDocument,
  Operation,
  ResponseObject,
} from '../document-shape'
import { resolveRef } from '../json-schema'
import { curlLine } from './curl'
import { fieldsTable, parametersTables } from './fields-table'
import { inline, jsonBlock, prose } from './prose'

const WHO: Readonly<Record<Operation['x-access'], string>> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  worker: 'authors, editors',
  editor: 'author, editors',
  owner: 'author',
  admin: 'platform admins',
}

/** The section of a call: access, parameters, body, response, errors and an example with curl. */
export function operationSection(
  document: OpenApiDocument,
  path: string,
  method: HttpMethod,
  operation: Operation,
): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const answers = Object.entries(responses).map(([status, response]) => ({
    status,
    response: '$ref' in response ? lookUp(document, response.$ref) : response,
  }))
  const success = answers.find(({ status }) => status.startsWith('2'))
  const failures = answers.filter(({ status }) => !status.startsWith('2'))
  const server = document.servers[0]?.url ?? ''
  const id = escapeHtml(operationId)
  return `<article id="${id}" aria-labelledby="${id}-title">
<header><h3 id="${id}-title"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></h3>
<p class="lead">${inline(summary)}</p>
<p class="facts"><a class="name" href="#${id}">${id}</a> <span class="who ${operation['x-access']}">${WHO[operation['x-access']]}</span></p></header>
<div class="columns"><div>${prose(description)}${parametersTables(parameters)}${bodyTables(document, requestBody?.content)}${mediaTables(success?.response.content, `Response, ${success?.status ?? '200'}`)}${failureList(failures)}</div>
<div>${codeBlock('Example request', curlLine(server, path, method, operation))}${exampleBlock('Request body', requestBody?.content)}${exampleBlock('Response', success?.response.content)}</div></div>
</article>`
}

function lookUp({ components }: OpenApiDocument, ref: string): ResponseObject {
  return components.responses[ref.split('/').at(-1) ?? ''] ?? { description: '' }
}

/** The tables of a request body's fields. */
const bodyTables = (
  { components }: OpenApiDocument,
  content: Readonly<Record<string, MediaType>> | undefined,
): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => {
      const caption = type === 'application/json' ? 'Request body' : `Request body (${type})`
      return fieldsTable(resolveRef(schema, components.schemas), caption)
    })
    .join('')

const mediaTables = (
  content: Readonly<Record<string, MediaType>> | undefined,
  caption: string,
): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) =>
      fieldsTable(schema, type === 'application/json' ? caption : `${caption} (${type})`),
    )
    .join('')

const codeBlock = (title: string, code: string): string =>
  `<h4>${title}</h4><pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`

function exampleBlock(
  title: string,
  content: Readonly<Record<string, MediaType>> | undefined,
): string {
  const example = content?.['application/json']?.example
  if (example === undefined) return ''
  const isShort = JSON.stringify(example).length < 600
  return `<details${isShort ? ' open' : ''}><summary>${title} example</summary>${jsonBlock(example)}</details>`
}

const failureList = (failures: readonly { status: string; response: ResponseObject }[]): string =>
  `<details class="failures"><summary>Errors: ${failures.map(({ status }) => status).join(', ')}</summary><dl>${failures
    .map(({ status, response }) => `<dt>${status}</dt><dd>${inline(response.description)}</dd>`)
    .join('')}</dl></details>`
