import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Font files are named by family and version: they never change. */
const FOREVER = 'public, max-age=31536000, immutable'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // In development every site has a host of its own.
  allowedDevOrigins: ['*.localhost'],
  reactStrictMode: true,
  // The head is whole before the page begins, whoever asks: pages are kept for all.
  htmlLimitedBots: /./,
  // Our pictures are made by /media, in the sizes the layouts use.
  images: { unoptimized: true },
  // `npm run check` does both, once.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pg', 'sharp', 'pino', 'piscina'],
}

// Payload asks for client hints on every page, which makes browsers fetch it twice; only the admin
// needs them.
const { headers, ...config } = withPayload(nextConfig, { devBundleServerPackages: false })

export default {
  ...config,
  headers: async () => [
    ...(await (headers?.() ?? Promise.resolve([]))).map((rule) => ({
      ...rule,
      source: rule.source === '/:path*' ? '/admin/:path*' : rule.source,
    })),
    { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: FOREVER }] },
  ],
} satisfies NextConfig
