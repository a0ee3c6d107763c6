import type { RequestLanguage } from '@/lib/composer/request-text';

/** What each way to write a request is called. */
export const LANGUAGE_WORDS = {
  json: 'JSON',
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
} satisfies Record<RequestLanguage, string>;
