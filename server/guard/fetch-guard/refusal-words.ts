import { inEnglish, type Kept } from '@/lib/words/say-kept';
import type { Refusal } from './check-address';

/** Why a fetch was refused or failed, worded to follow "could not be fetched: ". */
export const REFUSAL_WORDS = {
  notAnAddress: inEnglish('not a web address'),
  scheme: inEnglish('only http and https URLs are supported'),
  userinfo: inEnglish('the URL contains a user name or password'),
  private: inEnglish('the address is private'),
  unresolved: inEnglish('host not found, or no network'),
  unreachable: inEnglish('couldn’t reach its host'),
  timeout: inEnglish('its host took too long'),
  tooLarge: inEnglish('the file is larger than 10 MB'),
  redirects: inEnglish('too many redirects'),
  status: inEnglish('its host didn’t send the file'),
  stopped: inEnglish('ran out of time'),
} as const satisfies Record<Refusal, Kept>;
