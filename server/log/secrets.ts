import 'server-only';
import { config } from '../config';

/** The configured values that must never leave this process: not in a log, an error or a stored row. */
export function secrets(): string[] {
  const { serviceApiKey, engineApiKey, llmApiKey, imageApiKey, accessToken, databaseUrl, smtpUrl } = config();
  const values = [serviceApiKey, engineApiKey, llmApiKey, imageApiKey, accessToken, databaseUrl, smtpUrl];
  return values.filter((value) => value !== undefined);
}
