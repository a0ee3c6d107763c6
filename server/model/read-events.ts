import { ModelError } from './model-error';

/**
 * The data of server-sent events, one by one. If the stream breaks off, it ends without an error: the received data is
 * still useful, and the missing end mark shows that it is cut.
 * @throws ModelError if the stream is longer than `mostBytes`; the error of an aborted read
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
  // A broken stream may end in half an event, which is not valid JSON and is dropped.
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
