/** Without what a reasoning model thinks aloud before its answer. */
export function withoutThinking(answer: string): string {
  const text = answer.replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '');
  // Some servers swallow the opening tag; a block that never ends leaves no answer.
  return text
    .replace(/^[\s\S]*?<\/(?:think|thinking|reasoning)>/i, '')
    .replace(/<(?:think|thinking|reasoning)>[\s\S]*$/i, '');
}

/** The JSON object in an answer, whatever stands around it; undefined if there is none. */
export function jsonOf(answer: string): unknown {
  const text = withoutThinking(answer);
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return firstObject(text, from);
  }
}

/** The first complete object, where more braces follow in other words. */
function firstObject(text: string, from: number): unknown {
  let depth = 0;
  let isString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return tryParse(text.slice(from, at + 1));
    }
  }
  return undefined;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
