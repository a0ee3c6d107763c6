import { calloutNamed } from '../callouts';
import { attribute } from '../html/tags';
import { fencedLines } from '../inline/literal-lines';

const COLONS = /^([ \t]*)(:{3,})[ \t]*(.*?)[ \t]*$/;
/** `!!! note "Title"`, `??? tip`, `???+ warning`, with its content indented below. */
const BANGS = /^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+([\p{L}][\w-]*)(?:[ \t]+[\w-]+){0,2}(?:[ \t]+"([^"]*)")?[ \t]*$/u;
/** The beginning of a callout's name in Quarto. */
const CALLOUT = 'callout-';
const MARKER = /^---\r?$/;

/** `:rocket:`, except at the beginning of a line outside headings, where it may name a field. */
const EMOJI = /(?<=\S)[ \t]+:[a-z][a-z\d_+-]{2,30}:(?=[\s.,!?)]|$)|(?<=^#{1,6}[ \t]+):[a-z][a-z\d_+-]{2,30}:[ \t]+/g;

/** Leaves out the names of emoji, which stand for pictures without words. */
export function withoutEmojiNames(text: string): string {
  if (!/:[a-z][a-z\d_+-]{2,30}:/.test(text)) return text;
  const lines = text.split('\n');
  const isFenced = fencedLines(lines);
  return lines.map((line, at) => (isFenced[at] ? line : line.replace(EMOJI, ''))).join('\n');
}

/**
 * Converts the blocks between `:::` (Docusaurus, VitePress, Pandoc, Quarto, MyST) and below `!!!` (MkDocs) to Markdown,
 * line for line: callouts to quotes that begin with `[!NOTE]`, speaker notes to comments, other blocks to their
 * content.
 */
export function convertDirectives(text: string): string {
  if (!/^[ \t]*(?::::|!!!|\?\?\?)/m.test(text)) return text;
  const lines = text.split('\n');
  const isFenced = fencedLines(lines);
  // Blocks inside others first.
  for (let at = lines.length - 1; at >= 0; at -= 1)
    if (!isFenced[at] && BANGS.test(lines[at]!)) convertIndented(lines, at);
  const open: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const rest = isFenced[at] ? undefined : COLONS.exec(lines[at]!)?.[3];
    if (rest === undefined) continue;
    if (rest !== '') open.push(at);
    else {
      const from = open.pop();
      if (from !== undefined) convertFenced(lines, from, at);
    }
  }
  return lines.join('\n');
}

/** `note`, `note[Title]`, `note Title`, `{.callout-note title="Title"}`, `{note} Title`. */
function nameAndTitle(rest: string): { name: string; title: string } {
  const text = rest.replace(/:+$/, '').trim();
  const [, braces, after = ''] = /^\{([^{}]*)\}(.*)$/.exec(text) ?? [];
  if (braces !== undefined) {
    const name = /(?:^|[\s.])([\p{L}][\w-]*)(?=[\s}]|$)/u.exec(braces.replace(/#\S+/g, ''))?.[1] ?? '';
    return {
      name: name.startsWith(CALLOUT) ? name.slice(CALLOUT.length) : name,
      title: after.trim() || titleIn(braces),
    };
  }
  const [, name = '', bracketed, attributes = '', words = ''] =
    /^([\p{L}][\w-]*)[ \t]*(?:\[([^\]]*)\])?[ \t]*(?:\{([^{}]*)\})?[ \t]*(.*)$/u.exec(text) ?? [];
  return { name, title: (bracketed ?? '') || words || titleIn(attributes) };
}

function titleIn(attributes: string): string {
  return attribute(` ${attributes}`, 'title');
}

function convertFenced(lines: string[], from: number, to: number): void {
  const [, indent = '', , rest = ''] = COLONS.exec(lines[from]!)!;
  const { name, title } = nameAndTitle(rest);
  const body = lines.slice(from + 1, to);
  if (name === 'notes' && !body.some((line) => line.includes('-->'))) {
    lines[from] = `${indent}<!-- notes: ${title}`;
    lines[to] = `${indent}-->`;
  } else if (calloutNamed(name)) quote(lines, from, to, { indent, inner: indent, name, title });
  else {
    lines[from] = title === '' ? '' : `${indent}**${title}**`;
    lines[to] = '';
  }
}

function convertIndented(lines: string[], at: number): void {
  const [, indent = '', name = '', title = ''] = BANGS.exec(lines[at]!)!;
  const isInside = (line: string): boolean => line.startsWith(`${indent}    `) || line.startsWith(`${indent}\t`);
  if (!isInside(lines[at + 1] ?? '')) return;
  let end = at + 1;
  let last = at;
  for (; end < lines.length && (isInside(lines[end]!) || lines[end]!.trim() === ''); end += 1)
    if (lines[end]!.trim() !== '') last = end;
  const inner = lines[at + 1]!.startsWith(`${indent}\t`) ? `${indent}\t` : `${indent}    `;
  const named = calloutNamed(name) ? { name, title } : { name: 'note', title: title || name };
  quote(lines, at, last + 1, { indent, inner, ...named });
}

type Quoted = { indent: string; inner: string; name: string; title: string };

/** @param to the line after the content, which is emptied if it is a mark */
function quote(lines: string[], from: number, to: number, { indent, inner, name, title }: Quoted): void {
  const body = lines.slice(from + 1, to);
  // A line that begins a new card can't be inside a quote.
  if (body.some((line) => MARKER.test(line))) return;
  // The title is set in bold as a whole.
  const words = title.replace(/(\*\*|__|[*`])(.+?)\1/g, '$2');
  lines[from] = `${indent}> [!${name.replace(/[^A-Za-z]/g, '')}] ${words}`.trimEnd();
  for (const [at, line] of body.entries())
    lines[from + 1 + at] =
      `${indent}> ${line.startsWith(inner) ? line.slice(inner.length) : line.trimStart()}`.trimEnd();
  if (COLONS.test(lines[to] ?? '')) lines[to] = '';
}
