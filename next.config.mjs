const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

/** The policy of everything except pages: no scripts, no framing. Pages get theirs, with a nonce, from proxy.ts. */
const NO_PAGE_POLICY = { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" };

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Packages that are native or read their own files stay in node_modules, because bundling breaks their paths.
  serverExternalPackages: [
    'better-sqlite3',
    'pg',
    'pdfkit',
    'fontkit',
    'subset-font',
    'sharp',
    'pino',
    'flydrive',
    '@aws-sdk/client-s3',
    'undici',
  ],
  productionBrowserSourceMaps: false,
  turbopack: {
    resolveAlias: {
      // Its browser build uses `document`, which the live deck's worker lacks; this build includes a table instead.
      'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
    },
  },
  experimental: {
    // Writing the cache takes a fifth of a build, and a checkout of CI is built once.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Larger shared chunks than the default (50,000 and 200,000 bytes before minification): one chunk of many modules
    // compresses better than many chunks, and the composer loads fewer of them. The cost: all pages together are 3 %
    // larger.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 400_000 },
  },
  // `npm run types` checks everything, including tests. A build would only repeat it, and fails without the tests'
  // packages (`npm ci --omit=dev`).
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      // Shown in a frame of the viewer and of the run's page.
      { source: '/a/:id/page', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
      // Shown in a frame of the composer.
      { source: '/preview/page', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
      { source: '/api/:path*', headers: [NO_PAGE_POLICY] },
      { source: '/v1.0/:path*', headers: [NO_PAGE_POLICY] },
      { source: '/mcp', headers: [NO_PAGE_POLICY] },
      { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ];
  },
};

export default config;
