import type { IncomingMessage, ServerResponse } from 'node:http';

/** Ways in which a response of the picture server goes wrong. */
export const PICTURE_FAULTS = [
  'rate-limit',
  'long-rate-limit',
  'unauthorized',
  'server-error',
  'declined',
  'empty',
  'garbled',
  'wrong-type',
  'huge',
  'slow',
  'dead-connection',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** Deviations of the images API that some real servers have. */
export type ImageQuirk = 'no-response-format' | 'other-sizes' | 'one-size' | 'answers-url';

export type Wire = 'images' | 'unsplash' | 'pexels' | 'pixabay' | 'giphy' | 'openverse';

export type PictureCall = {
  wire: Wire | 'file' | 'use';
  url: URL;
  /** From a header or a parameter, depending on the API. */
  key: string | null;
  /** The body of a POST, as sent. */
  body: string;
  fault: PictureFault | null;
  at: number;
};

/** The key of a request, from the place where this API has it. */
export function keyOf(wire: PictureCall['wire'], { headers }: IncomingMessage, url: URL): string | null {
  const authorization = headers.authorization ?? null;
  switch (wire) {
    case 'images':
      return authorization?.replace(/^Bearer /, '') ?? null;
    case 'unsplash':
    case 'use':
      return authorization?.replace(/^Client-ID /, '') ?? null;
    case 'pexels':
      return authorization;
    case 'pixabay':
      return url.searchParams.get('key');
    case 'giphy':
      return url.searchParams.get('api_key');
    default:
      return null;
  }
}

/** Responds to faults that are the same for every API; true if it did. */
export async function answerFault(response: ServerResponse, fault: PictureFault | null): Promise<boolean> {
  switch (fault) {
    case 'rate-limit':
    case 'long-rate-limit':
      response.setHeader('retry-after', fault === 'rate-limit' ? '1' : '600');
      answerError(response, 429, 'Too many requests');
      return true;
    case 'unauthorized':
      answerError(response, 401, 'Incorrect API key provided: picture-secret');
      return true;
    case 'server-error':
      answerError(response, 500, 'The server had an error');
      return true;
    case 'dead-connection':
      response.destroy();
      return true;
    case 'slow':
      // Waits until the client gives up.
      await new Promise((resolve) => response.once('close', resolve));
      return true;
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [');
      return true;
    default:
      return false;
  }
}

export function answerError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } }));
}
