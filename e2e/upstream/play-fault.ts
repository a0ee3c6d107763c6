import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';

/** The correct response. */
export type Answer = { status: number; headers: Record<string, string>; body: Uint8Array };

export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/**
 * Sends the response, or what the fault turns it into. Resolves when the response is sent or its connection is gone.
 * `asked`: the id of a status request.
 */
export async function playAnswer(
  response: ServerResponse,
  answer: Answer,
  fault: Fault | null,
  asked = '',
): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return give(response, answer);
    case 'delay':
      await wait(fault.ms, undefined, { ref: false });
      return give(response, answer);
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'lose':
      return lose(response, answer, fault.share);
    case 'status': {
      const { status, message = `Scripted to answer ${status}`, headers } = fault;
      return give(response, jsonAnswer(status, { message, statusCode: status }, headers));
    }
    case 'redirect':
      return give(response, { status: fault.status, headers: { location: fault.to }, body: new Uint8Array() });
    case 'drip':
      return drip(response, answer, fault.ms);
    case 'huge':
      return goOn(response, fault);
    case 'lie': {
      const { status = 200, text, headers } = fault;
      return give(response, {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: Buffer.from(text.replaceAll('$ID', asked)),
      });
    }
  }
}

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.byteLength) });
  response.end(body);
}

/**
 * The share includes the head: 0 sends nothing, 1 sends everything and cuts before the connection is closed properly.
 */
function lose(response: ServerResponse, { status, headers, body }: Answer, share: number): void {
  const lines = Object.entries({ ...headers, 'content-length': String(body.byteLength) });
  const head = `HTTP/1.1 ${status} Scripted\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const whole = Buffer.concat([Buffer.from(head), body]);
  const part = whole.subarray(0, Math.min(whole.byteLength - 1, Math.floor(whole.byteLength * share)));
  const { socket } = response;
  if (part.byteLength === 0) socket?.destroy();
  else socket?.write(part, () => socket.destroy());
}

async function drip(response: ServerResponse, { status, headers, body }: Answer, ms: number): Promise<void> {
  response.writeHead(status, headers);
  for (const byte of body) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await wait(ms, undefined, { ref: false });
  }
  response.end();
}

/** Shared, so that an endless response takes no memory in this process. */
const PIECE = Buffer.alloc(1024 * 1024, 'a');

type Huge = Extract<Fault, { kind: 'huge' }>;

async function goOn(response: ServerResponse, { megabytes, start = '{"generationId":"' }: Huge): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(start);
  for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
    if (response.write(PIECE)) continue;
    await new Promise<void>((resolve) => {
      const go = () => {
        response.off('drain', go).off('close', go);
        resolve();
      };
      response.once('drain', go).once('close', go);
    });
  }
  response.end('"}');
}
