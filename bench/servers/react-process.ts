import { createServer } from 'node:http'
import { hasChildren, isTag, isText } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'

/** A bare React server, in a separate process: renders the elements of a page for each request. */
const Page = z.object({ html: z.string() })

let page: ReactNode = null

/** The elements of HTML, without what React writes in another way: styles in attributes, and comments. */
function elementOf(node: ChildNode, key: number): ReactNode {
  if (isText(node)) return node.data
  if (!isTag(node)) return null
  const { style: _, value: defaultValue, checked: defaultChecked, ...rest } = node.attribs
  const attributes = { ...rest, defaultValue, defaultChecked }
  const inner = node.childNodes.map((child) => (isText(child) ? child.data : '')).join('')
  const isRaw = node.name === 'script' || node.name === 'style'
  if (isRaw) {
    return createElement(node.name, {
      key,
      ...attributes,
      dangerouslySetInnerHTML: { __html: inner },
    })
  }
  const children = hasChildren(node) ? node.childNodes.map(elementOf) : []
  return createElement(node.name, { key, ...attributes }, ...(children.length > 0 ? children : []))
}

process.on('message', (message) => {
  page = parseDocument(Page.parse(message).html).childNodes.map(elementOf)
  process.send?.({ bytes: renderToString(page).length })
})
process.on('disconnect', () => process.exit(0))

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(renderToString(page))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
})
