import 'server-only';
import { config } from '../config';

/** The configured values that must never be seen outside this process: not in a log, an error, a stored row. */
export function secrets(): string[] {
  const { serviceApiKey, engineApiKey, llmApiKey, imageApiKey, accessToken, databaseUrl, smtpUrl } = config();
  const values = [serviceApiKey, engineApiKey, llmApiKey, imageApiKey, accessToken, databaseUrl, smtpUrl];
  return values.filter((value) => value !== undefined);
}
