/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native or file-reading packages stay in node_modules: bundling them breaks their own paths.
  serverExternalPackages: ['better-sqlite3', 'pg', 'pdfkit', 'fontkit', 'sharp', 'pino', 'flydrive', 'undici'],
  // Routes guard their own bodies; the proxy only sees pages and static files (see proxy.ts).
  experimental: { serverSourceMaps: false },
  productionBrowserSourceMaps: false,
  async headers() {
    return [
      { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    ];
  },
};

export default config;
