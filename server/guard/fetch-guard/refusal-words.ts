import { inEnglish, type Kept } from '@/lib/words/say-kept';
import type { Refusal } from './check-address';

/** Why a fetch was refused or failed, in words that follow "could not be fetched: ". */
export const REFUSAL_WORDS = {
  notAnAddress: inEnglish('it is not a web address'),
  scheme: inEnglish('only http and https addresses are fetched'),
  userinfo: inEnglish('the address holds a name or password'),
  private: inEnglish('the address is private'),
  unresolved: inEnglish('its host was not found, or there is no network'),
  unreachable: inEnglish('its host could not be reached'),
  timeout: inEnglish('its host took too long'),
  tooLarge: inEnglish('the file is larger than 10 MB'),
  redirects: inEnglish('it redirects too often'),
  status: inEnglish('its host did not give the file'),
  stopped: inEnglish('there was no time left for it'),
} as const satisfies Record<Refusal, Kept>;
