import type { RequestLanguage } from '@/lib/composer/request-text';

/** Labels of the request languages. */
export const LANGUAGE_WORDS = {
  json: 'JSON',
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
} satisfies Record<RequestLanguage, string>;
