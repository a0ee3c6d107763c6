import { LIMITS } from '@/lib/contract/limits';
import { errorAnswer } from '@/lib/contract/openapi';
import { errorBody } from '@/lib/contract/status';
import { type Check, type Context, ensure, ensureEqual, ensureStatus, read } from './check';
import type { Answer } from './probe';

/**
 * The five operations (docs/spec/interface.md#4). The bodies are invalid, so that no call of a check here can cost
 * anything.
 */
const OPERATIONS = [
  { method: 'GET', path: '/themes', others: ['POST', 'PUT', 'DELETE'] },
  { method: 'GET', path: '/folders', others: ['POST', 'PATCH', 'DELETE'] },
  { method: 'POST', path: '/generations', others: ['GET', 'PUT', 'DELETE'] },
  { method: 'POST', path: '/generations/from-template', others: ['PUT', 'PATCH', 'DELETE'] },
  { method: 'GET', path: '/generations/gen_unknown', others: ['POST', 'PUT', 'DELETE'] },
];

const POSTS = OPERATIONS.filter((operation) => operation.method === 'POST').map((operation) => operation.path);
const JSON_TYPE = { 'content-type': 'application/json' };

/** An error body (docs/spec/interface.md#7) with this status in it. */
export function ensureError(context: Context, answer: Answer, status: number): string {
  ensureStatus(answer, status);
  const body = read(answer, context.isEngine ? errorAnswer : errorBody);
  ensureEqual(body.statusCode, status, 'statusCode');
  ensure(body.message.trim() !== '', 'the message is empty');
  return body.message;
}

function ensureForbidden(answer: Answer): void {
  ensureStatus(answer, 403);
  const body = read(answer, errorBody);
  ensureEqual(
    { message: body.message, statusCode: body.statusCode },
    { message: 'Forbidden', statusCode: 403 },
    'body',
  );
}

const FORBIDDEN_CHECKS: Check[] = OPERATIONS.flatMap(({ method, path }) =>
  [
    { which: 'no key', key: null },
    { which: 'a wrong key', key: 'wrong-key' },
    { which: 'an empty key', key: '' },
  ].map(
    ({ which, key }): Check => ({
      name: `403: ${method} ${path} with ${which} is Forbidden`,
      async run({ probe }) {
        const body = method === 'POST' ? '{}' : undefined;
        ensureForbidden(await probe.call(method, path, { key, body, headers: body ? JSON_TYPE : {} }));
        return undefined;
      },
    }),
  ),
);

const METHOD_CHECKS: Check[] = OPERATIONS.map(({ method, path, others }) => ({
  name: `405: ${path} names ${method} in Allow for every other method`,
  engineOnly: true,
  async run(context) {
    for (const other of others) {
      const answer = await context.probe.call(other, path, {
        body: other === 'GET' ? undefined : '{}',
        headers: JSON_TYPE,
      });
      ensureError(context, answer, 405);
      const allow = (answer.headers.get('allow') ?? '').split(',').map((one) => one.trim());
      ensure(allow.includes(method) && !allow.includes(other), `${other}: Allow is "${allow.join(', ')}"`);
    }
    return undefined;
  },
}));

const BODY_CHECKS: Check[] = POSTS.flatMap((path): Check[] => [
  {
    name: `415: POST ${path} takes application/json only`,
    engineOnly: true,
    async run(context) {
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ];
      for (const type of types)
        ensureError(context, await context.probe.postRaw(path, '{}', { 'content-type': type }), 415);
      ensureError(context, await context.probe.call('POST', path, { body: '{}' }), 415);
      ensureError(
        context,
        await context.probe.postRaw(path, '{}', { 'content-type': 'application/json; charset=utf-8' }),
        400,
      );
      return undefined;
    },
  },
  {
    name: `413: POST ${path} takes ${LIMITS.bodyBytes} bytes and not one more`,
    engineOnly: true,
    async run(context) {
      ensureError(context, await context.probe.postRaw(path, bodyOf(LIMITS.bodyBytes)), 400);
      ensureError(context, await context.probe.postRaw(path, bodyOf(LIMITS.bodyBytes + 1)), 413);
      return undefined;
    },
  },
  {
    name: `order: POST ${path} refuses key, media type, size and content in this order`,
    engineOnly: true,
    async run(context) {
      const tooBig = bodyOf(LIMITS.bodyBytes + 1);
      const text = { 'content-type': 'text/plain' };
      ensureForbidden(await context.probe.call('POST', path, { key: 'wrong', headers: text, body: tooBig }));
      ensureError(context, await context.probe.postRaw(path, tooBig, text), 415);
      ensureError(context, await context.probe.postRaw(path, `{${tooBig}`), 413);
      return undefined;
    },
  },
]);

/** JSON of exactly this many bytes that is no valid request. */
function bodyOf(bytes: number): string {
  const frame = '{"unknown":""}';
  return `{"unknown":"${'x'.repeat(bytes - frame.length)}"}`;
}

export const REFUSAL_CHECKS: Check[] = [...FORBIDDEN_CHECKS, ...METHOD_CHECKS, ...BODY_CHECKS];
