import { parseJson } from '@/lib/json';
/** Removes the reasoning that some models write before their answer. */
export function withoutThinking(answer: string): string {
  const text = answer.replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '');
  // Some servers drop the opening tag. If a block never ends, there is no answer.
  return text
    .replace(/^[\s\S]*?<\/(?:think|thinking|reasoning)>/i, '')
    .replace(/<(?:think|thinking|reasoning)>[\s\S]*$/i, '');
}

/** How many opening braces are tried as the start of the object. */
const MAX_BRACES = 40;

/** The first JSON object in an answer, ignoring text around it. Undefined if there is none. */
export function jsonOf(answer: string): unknown {
  const text = withoutThinking(answer);
  let from = text.indexOf('{');
  for (let tries = 0; from !== -1 && tries < MAX_BRACES; tries += 1) {
    const end = endOfObject(text, from);
    const value = end === -1 ? undefined : parseJson(text.slice(from, end));
    if (value !== undefined) return value;
    from = text.indexOf('{', from + 1);
  }
  return undefined;
}

/** The end of the object that begins at `from`, or -1 if it does not end. */
function endOfObject(text: string, from: number): number {
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
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
