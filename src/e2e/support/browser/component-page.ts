import { build } from 'esbuild'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** The origin of a component's page, which only the test answers. */
const ORIGIN = 'http://components.localhost'
const bundles = new Map<string, Promise<Map<string, string>>>()

/**
 * Opens a page with one component of `src/e2e/components`, as the tests bundle it, to test parts of a
 * screen in isolation. The product has no such page.
 */
export async function openComponent(page: Page, name: string): Promise<void> {
  const files = await (bundles.get(name) ?? remember(name))
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const body = path === '/' ? html(name) : files.get(path)
    const contentType = typeOf(path)
    return body === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ body, contentType })
  })
  await page.goto(`${ORIGIN}/`)
}

function remember(name: string): Promise<Map<string, string>> {
  const bundle = bundled(name)
  bundles.set(name, bundle)
  return bundle
}

/** The files of a bundle by their path. */
async function bundled(name: string): Promise<Map<string, string>> {
  const outdir = resolve('/component')
  const { outputFiles } = await build({
    entryPoints: { [name]: resolve(`src/e2e/components/${name}.tsx`) },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    outdir,
    minify: true,
    keepNames: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': resolve('.') },
    loader: { '.woff2': 'empty' },
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(outdir.length), text]))
}

const html = (name: string): string => `<!doctype html><html lang="en"><head>
  <title>${name}</title><meta name="viewport" content="width=device-width,initial-scale=1">
  <link rel="stylesheet" href="/${name}.css"></head>
  <body><main id="place"></main><script type="module" src="/${name}.js"></script></body></html>`

const typeOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html'
