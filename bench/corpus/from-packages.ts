/**
 * Third-party texts, read from `node_modules` when the check runs: READMEs, licences, changelogs and manual pages as
 * their authors published them. None of them is stored here.
 */
export const PACKAGE_TEXTS: readonly string[] = [
  // READMEs: plain Markdown, a lot of HTML, badges, tables, code.
  '@biomejs/biome/README.md',
  '@biomejs/biome/README.ja.md',
  '@biomejs/biome/README.hi.md',
  '@biomejs/biome/README.fr.md',
  '@tanstack/react-query/README.md',
  'axe-core/README.md',
  'better-sqlite3/README.md',
  'fast-check/README.md',
  'fflate/README.md',
  'fontkit/README.md',
  'kysely/README.md',
  'mammoth/README.md',
  'minimist/README.md',
  'next/README.md',
  'pdfkit/README.md',
  'pg/README.md',
  'pino/README.md',
  'playwright/README.md',
  'react-hook-form/README.md',
  'saxes/README.md',
  'semver/README.md',
  'sharp/README.md',
  'tar-fs/README.md',
  'typescript/README.md',
  'undici/README.md',
  'unpdf/README.md',
  'yaml/README.md',
  'zod/README.md',
  // Manual pages.
  'pino/docs/web.md',
  'pino/docs/redaction.md',
  'pino/docs/transports.md',
  'undici/docs/docs/api/Pool.md',
  'undici/docs/docs/api/Errors.md',
  // Licences and policies.
  'typescript/LICENSE',
  'sharp/LICENSE',
  'lucide-static/LICENSE',
  '@expo-google-fonts/lora/LICENSE_FONT',
  'axe-core/LICENSE-3RD-PARTY.txt',
  'pino/SECURITY.md',
  // Changelogs.
  'fflate/CHANGELOG.md',
  'minimist/CHANGELOG.md',
  'subset-font/CHANGELOG.md',
];
