import type { SourceLines } from '../../blocks';
import { fencedLines } from '../inline/literal-lines';
import { findFrontMatter } from './front-matter';

const COMMENT = /<!--[\s\S]*?-->/g;
const MARKER = /^---[ \t]*\r?$/;
/** Settings of Marp in a comment, and comments for other programs. */
const SETTING =
  /^(?:[_$]?(?:class|paginate|header|footer|color|theme|style|size|math|marp|lang|title|author|description|keywords|url|image|headingDivider|transition|background(?:Color|Image|Position|Repeat|Size)?)\s*:|fit\s*$|(?:prettier|markdownlint|eslint|stylelint|textlint)-|TOC\b)/;
/** Keys of a post on a website rather than of a deck. */
const POST_KEYS = new Set(['date', 'categories', 'category', 'tags', 'permalink', 'slug']);

/**
 * Marks the comments that are speaker notes in texts of Marp and Slidev, line for line, as the reader expects them
 * (`<!-- notes: … -->`). In Marp, all comments but settings are notes. In Slidev, the comment at the end of a slide is.
 */
export function markSlideNotes(text: string): string {
  if (!text.includes('<!--')) return text;
  const tool = toolOf(text);
  if (tool === null) return text;
  const isFenced = fencedOffsets(text);
  // Behind the last end of a comment, an open one would be searched to the end of the text.
  const end = text.lastIndexOf('-->') + 3;
  const last = text.trimEnd().length;
  const marked = text.slice(0, end).replace(COMMENT, (comment, at: number) => {
    const inside = comment.slice(4, -3).trim();
    const isNote =
      inside !== '' &&
      !/^(?:speaker[ \t]+)?notes\b/i.test(inside) &&
      !SETTING.test(inside) &&
      !comment.split('\n').some((line) => MARKER.test(line)) &&
      !isFenced(at);
    if (!isNote || (tool === 'slidev' && at + comment.length < last && !endsSlide(text, at + comment.length)))
      return comment;
    return `<!-- notes: ${comment.slice(4).replace(/^[ \t]+/, '')}`;
  });
  return moveToOwnLines(marked + text.slice(end));
}

/** What begins a comment with the settings of a slide or an element of reveal.js. */
const REVEAL_SETTINGS = ['<!-- .slide:', '<!-- .element:'];
const REVEAL_NOTES = ['note:', 'notes:'];
/** Between slides of reveal.js that are below each other. Others are divided by a marker. */
const BELOW = /^--[ \t]*\r?$/;

/**
 * The same text, line for line, with the speaker notes of reveal.js (`Note:` up to the end of the slide) as comments,
 * and without the marks between slides below each other.
 */
export function markRevealNotes(text: string): string {
  const lines = text.split('\n');
  const isAboveSlide = (line: string, at: number) =>
    BELOW.test(line) && lines.slice(at + 1, at + 3).some((each) => each.startsWith('#'));
  const hasBoth = lines.some(isAboveSlide) && lines.some((line) => MARKER.test(line));
  if (!hasBoth && !REVEAL_SETTINGS.some((setting) => text.includes(setting))) return text;
  const isFenced = fencedLines(lines);
  let end = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (isFenced[at]) continue;
    const label = REVEAL_NOTES.find((each) => line.toLowerCase().startsWith(each)) ?? '';
    const notes = label === '' ? [] : lines.slice(at, end);
    if (notes.length > 0 && !notes.some((each) => each.includes('-->'))) {
      lines[at] = `<!-- notes: ${line.slice(label.length).trim()}`;
      const last = at + notes.findLastIndex((each) => each.trim() !== '');
      lines[last] = `${lines[last]!.trimEnd()} -->`;
    }
    if (label !== '' || BELOW.test(line) || MARKER.test(line)) end = at;
    if (BELOW.test(line)) lines[at] = '';
  }
  return lines.join('\n');
}

/** What Marp reads in the alternative text of a picture: `bg right:45%`, `width:150px`. */
const IMAGE_HINTS = new Set(
  `bg fit cover contain auto vertical left right w h width height blur brightness contrast drop-shadow grayscale
   hue-rotate invert opacity saturate sepia`.split(/\s+/),
);

/** The same text without Marp's settings of pictures, which are no alternative text. */
export function withoutImageHints(text: string): string {
  if (!text.includes('![') || toolOf(text) !== 'marp') return text;
  return text.replace(/!\[([^\]\n]{1,300})\]\(/g, (_, alt: string) => {
    const words = alt
      .split(/\s+/)
      .filter((word) => !IMAGE_HINTS.has(word.replace(/:\S+$/, '')) && !/^\d+%$/.test(word));
    return `![${words.join(' ')}](`;
  });
}

/** Moves notes that follow text on their line to the next empty line of the slide, where the reader expects them. */
function moveToOwnLines(text: string): string {
  if (!/\S[^\n]*<!-- notes: /.test(text)) return text;
  const lines = text.split('\n');
  let waiting: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' && waiting.length > 0) lines[at] = waiting.splice(0).join(' ');
    if (MARKER.test(line)) waiting = [];
    const [, words, notes] = /^([^<]*\S[^<]*)(<!-- notes: [^\n]*?-->)[ \t]*\r?$/.exec(line) ?? [];
    if (words === undefined || notes === undefined || words.includes('`')) continue;
    waiting.push(notes);
  }
  return waiting.length === 0 ? lines.join('\n') : [...lines, ...waiting].join('\n');
}

/** Settings of single slides in a text of Slidev: keys in lower case directly between two rules. */
export type SlideSettings = { text: string; keys: string[]; lines: SourceLines };

const SETTING_KEY = /^([a-z][\w-]*):(?:[ \t]|$)/;
/** What divides a slide or shows its parts one by one: `::right::`, `<v-clicks>`. */
const MARK = /^(?:::[a-z-]+::|<\/?v-[a-z]+[^<>]*>)$/;

/** The same text, line for line, without the settings and marks of its slides. Null if it has none. */
export function withoutSlideSettings(text: string): SlideSettings | null {
  if (toolOf(text) !== 'slidev') return null;
  const kept = text.split('\n');
  const lines = kept.map((line) => line.trimEnd());
  const isFenced = fencedLines(lines);
  const isRule = (at: number) => lines[at] === '---' && !isFenced[at];
  const keys = new Set<string>();
  let found: SourceLines | null = null;
  const start = findFrontMatter(text)?.lines.to ?? 0;
  for (let at = start; at < lines.length; at += 1) {
    if (MARK.test(lines[at]!) && !isFenced[at]) {
      kept[at] = '';
      keys.add(lines[at]!);
      found ??= { from: at + 1, to: at + 1 };
    }
    if (!isRule(at) || lines[at - 1] || !SETTING_KEY.test(lines[at + 1] ?? '')) continue;
    let end = at + 1;
    while (SETTING_KEY.test(lines[end] ?? '') || /^[ \t]+\S|^- /.test(lines[end] ?? '')) end += 1;
    if (!isRule(end)) continue;
    for (const line of lines.slice(at + 1, end))
      for (const key of SETTING_KEY.exec(line)?.slice(1) ?? []) keys.add(key);
    kept.fill('', at + 1, end + 1);
    found ??= { from: at + 2, to: end };
    at = end;
  }
  return found && { text: kept.join('\n'), keys: [...keys], lines: found };
}

function toolOf(text: string): 'marp' | 'slidev' | null {
  const found = findFrontMatter(text);
  if (!found) return null;
  const lines = text.split('\n');
  if (lines.slice(0, found.lines.to).some((line) => /^marp:\s*true\b/.test(line))) return 'marp';
  const isDeck = found.others.some((key) => key === 'theme' || key === 'layout');
  const isPost = found.others.some((key) => POST_KEYS.has(key));
  return isDeck && !isPost && lines.slice(found.lines.to).some((line) => MARKER.test(line)) ? 'slidev' : null;
}

/** Whether only empty lines follow up to the next slide. */
function endsSlide(text: string, from: number): boolean {
  return /^\s*?\n---[ \t]*(?:\r?\n|$)/.test(text.slice(from, from + 200));
}

/** Whether an offset is within fenced code. Call it with ascending offsets, so that each block is passed once. */
function fencedOffsets(text: string): (offset: number) => boolean {
  const lines = text.split('\n');
  const isFenced = fencedLines(lines);
  let [at, end] = [0, lines[0]!.length];
  return (offset) => {
    while (end < offset) end += lines[++at]!.length + 1;
    return isFenced[at] === true;
  };
}
