import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { Refusal } from './check-address';

/** Why a fetch was refused or failed, worded to follow "could not be fetched: ". */
export const REFUSAL_WORDS = {
  notAnAddress: englishMessage('not a web address'),
  scheme: englishMessage('only http and https URLs are supported'),
  userinfo: englishMessage('the URL contains a user name or password'),
  private: englishMessage('the address is private'),
  unresolved: englishMessage('host not found, or no network'),
  unreachable: englishMessage('couldn’t reach its host'),
  timeout: englishMessage('its host took too long'),
  tooLarge: englishMessage('the file is larger than 10 MB'),
  redirects: englishMessage('too many redirects'),
  status: englishMessage('its host didn’t send the file'),
  stopped: englishMessage('ran out of time'),
} as const satisfies Record<Refusal, StoredMessage>;
