import { validationMessage } from '@/lib/contract/messages';
import type { Problem } from '@/lib/contract/problems';
import { type StoredMessage, verbatim } from '@/lib/words/stored-messages';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** An error response, with only `message` and `statusCode` (docs/spec/interface.md#7). */
export function refuse(statusCode: number, message: StoredMessage, headers: Record<string, string> = {}): Response {
  return answer(statusCode, { message, statusCode }, headers);
}

/** A 400 with the numbered list of problems (docs/spec/interface.md#7). */
export function refuseProblems(problems: readonly Problem[]): Response {
  return refuse(400, verbatim(validationMessage(problems)));
}
