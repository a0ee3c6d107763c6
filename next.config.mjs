const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

/** What is no page runs nothing and is framed nowhere; pages get theirs, with a nonce, from proxy.ts. */
const NO_PAGE_POLICY = { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" };

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native or file-reading packages stay in node_modules: bundling them breaks their own paths.
  serverExternalPackages: [
    'better-sqlite3',
    'pg',
    'pdfkit',
    'fontkit',
    'subset-font',
    'sharp',
    'pino',
    'flydrive',
    'undici',
  ],
  productionBrowserSourceMaps: false,
  turbopack: {
    resolveAlias: {
      // Its build for browsers asks `document`, which the live deck's worker has not; this one carries a table instead.
      'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
    },
  },
  // `npm run types` checks everything, tests too; a build does it again only to be slower, and cannot where the tests'
  // own packages are left out (`npm ci --omit=dev`).
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      { source: '/api/:path*', headers: [NO_PAGE_POLICY] },
      { source: '/v1.0/:path*', headers: [NO_PAGE_POLICY] },
      { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ];
  },
};

export default config;
