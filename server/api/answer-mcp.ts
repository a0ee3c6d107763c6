import 'server-only';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { LIMITS } from '@/lib/contract/limits';
import { createMcpServer, type McpApi } from '../cli/client/mcp-server.mjs';
import { baseUrl } from '../config';
import { isOurHost, isOurOrigin, misdirected } from '../guard/host-and-origin';
import { readJson } from '../guard/read-body';
import { answerApi } from './answer-api';
import { asProblem, problem } from './problems';

/**
 * Answers a call to `/mcp`. Its tools call `/api/v1` in process with the key of the call, which is judged first. A
 * browser may only call from the program's own pages.
 */
export async function answerMcp(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOurHost(headers.get('host'))) return asProblem(misdirected());
  if (headers.has('origin') && !isOurOrigin(headers)) return problem(403);
  const judged = await answerApi(callOf(request, 'GET', '/me'));
  if (!judged.ok) return judged;
  if (request.method !== 'POST') return problem(405, undefined, { headers: { Allow: 'POST' } });
  const body = await readJson(request, { maxBytes: LIMITS.bodyBytes });
  if (!body.ok) return problem(body.status, body.message);
  const server = createMcpServer(apiFor(request));
  // Without a session each call stands for itself, so any process can answer it.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: body.value });
}

function apiFor(request: Request): McpApi {
  return {
    get: (path, query = {}) => {
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      return send(callOf(request, 'GET', `${path}?${new URLSearchParams(given)}`));
    },
    post: (path, body) => send(callOf(request, 'POST', path, JSON.stringify(body))),
  };
}

/** A call of `/api/v1` with the key and the address of the caller. */
function callOf({ headers }: Request, method: string, path: string, body?: string): Request {
  const sent = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'accept']) sent.delete(name);
  if (body !== undefined) sent.set('content-type', 'application/json');
  return new Request(`${baseUrl()}/api/v1${path}`, { method, headers: sent, body });
}

async function send(call: Request): Promise<unknown> {
  const response = await answerApi(call);
  const body = (await response.json()) as {
    detail?: string;
    title?: string;
    errors?: { path: string; message: string }[];
  };
  if (response.ok) return body;
  const errors = (body.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
  throw new Error([body.detail ?? body.title, ...errors].join('\n'));
}
