import { ModelError } from './model-error';

/**
 * The data of server-sent events, one by one. Ends quietly where the stream breaks off: what came is still worth
 * reading, and its end mark is missing.
 * @throws ModelError if it is longer than `mostBytes`; whatever an aborted read throws
 */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  let data: string[] = [];
  for await (const chunk of untilBroken(body, signal)) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ModelError('too-large');
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice(5).replace(/^ /, ''));
  // Half an event at the end of a broken stream is no JSON and was never meant to be read.
  const last = data.join('\n');
  if (last !== '' && (last.trim() === '[DONE]' || isJson(last))) yield last;
}

async function* untilBroken(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  try {
    for await (const chunk of body) {
      hasBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (signal.aborted || !hasBegun) throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
