import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FirstPaint } from './first-paint'

const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const SCRIPT = '<script src="/_next/static/chunks/a.js" nonce="n" async=""></script>'
/** The inline script of `src/site/islands/separate-start.ts`, which the browser tests hold. */
const REST = '<script nonce="n">(self.__next_s=self.__next_s||[]).push([0,{children:""}])</script>'
const LOGO = '<link rel="preload" as="image" href="/media/a"/>'
const FACE = "@font-face{font-family:'A';src:url(/fonts/a.woff2) format('woff2')}"
const FIRST = '<style data-precedence="first">.a{color:red}</style>'
const PICTURE =
  '<picture><source media="(max-width: 767px)" srcSet="/media/b?width=320&amp;crop=1 320w" sizes="100vw"/>' +
  '<img src="/media/b" srcSet="/media/b?width=640 640w" sizes="50vw" fetchPriority="high"/></picture>'

const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const between = (html: string, from: string, to: string): string =>
  html.slice(html.indexOf(from), html.indexOf(to))

// docs/product/figures.md#page-on-a-weak-network
describe('a page that is ordered for its first paint', () => {
  let root = ''
  const ordered = (html: string): Promise<string> => new FirstPaint(root).ordered(html)
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'first-paint-'))
    await mkdir(join(root, '.next', 'static', 'chunks'), { recursive: true })
    const css = '.a{color:red}.b{color:blue}'
    await writeFile(join(root, '.next', 'static', 'chunks', 'a.css'), css)
  })
  afterAll(() => rm(root, { recursive: true }))

  it('has its own rules in the head, and the rest behind what is seen', async () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>'
    const seen = '<main class="a">Soup</main>'
    const html = await ordered(page(LOGO + SHEET + preload + SCRIPT, seen + REST))
    const start = between(html, '<head>', '</head>')
    expect(start).toContain(`<head>${LOGO}${FIRST}`)
    expect(start).not.toContain(preload)
    const rest = `<noscript>${SHEET}</noscript><template data-rest="">${SHEET}${SCRIPT}</template>`
    expect(html).toContain(`<body>${seen}${REST}${rest}<script nonce="n">`)
  })

  it('asks for its first picture in the head, by the size of the screen', async () => {
    const head = between(
      await ordered(page(SHEET, PICTURE + REST)),
      '<head>',
      '<style data-precedence',
    )
    expect(head).toBe(
      '<head><link rel="preload" as="image" fetchpriority="high" imagesrcset="/media/b?width=320&amp;crop=1 320w" imagesizes="100vw" media="(max-width: 767px)"/>' +
        '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/media/b?width=640 640w" imagesizes="50vw" media="(min-width: 768px)"/>',
    )
  })

  it('lets all else come behind that picture, and without script at once', async () => {
    const head = `${SHEET}${SCRIPT}<style>${FACE}:root{--a:1}</style>`
    const html = await ordered(page(head, PICTURE + REST))
    const start = between(html, '<head>', '</head>')
    expect(start).not.toMatch(/stylesheet|<script/)
    expect(start).toContain('<style>:root{--a:1}</style>')
    expect(start).toContain(`<style data-precedence="first" media="(min-width: 768px)">${FACE}`)
    const fonts = `<style data-precedence="fonts">${FACE}</style>`
    // Styles may stand in the head alone.
    expect(start).toContain(`<noscript><style>${FACE}</style></noscript>`)
    expect(html).toContain(`<noscript>${SHEET}</noscript><template`)
    expect(html).toContain(`<template data-rest="">${fonts}${SHEET}${SCRIPT}</template>`)
    expect(html).toContain('<script nonce="n">(function(){var rest=')
  })

  it('keeps scripts of its own in the head', async () => {
    const own = '<script nonce="n">early()</script><script src="/x.js" async=""></script>'
    expect(await ordered(page(own + SHEET, REST))).toContain(`<head>${own}<style`)
  })

  it('stays as it was without a place for the rest, or with a sheet that nobody knows', async () => {
    const plain = page(SHEET, '<main>Soup</main>')
    expect(await ordered(plain)).toBe(plain)
    const other = page(SHEET.replace('a.css', 'b.css'), REST)
    expect(await ordered(other)).toBe(other)
    expect(await ordered('<p>No page')).toBe('<p>No page')
  })
})
