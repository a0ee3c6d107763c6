import type { Refusal } from './check-address';

/** Why a fetch was refused or failed, in words that follow "could not be fetched: ". */
export const REFUSAL_WORDS = {
  notAnAddress: 'it is not a web address',
  scheme: 'only http and https addresses are fetched',
  userinfo: 'the address holds a name or password',
  private: 'the address is private',
  unresolved: 'its host was not found, or there is no network',
  unreachable: 'its host could not be reached',
  timeout: 'its host took too long',
  tooLarge: 'the file is larger than 10 MB',
  redirects: 'it redirects too often',
  status: 'its host did not give the file',
  stopped: 'there was no time left for it',
} as const satisfies Record<Refusal, string>;
