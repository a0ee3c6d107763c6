import type { Definition, PhrasingContent } from 'mdast';
import type { TextRun } from '../../blocks';
import { openTags, type TagStack } from '../html/inline-tags';
import { softBreak } from '../split-sentences';
import { plainText, pushRun, type RunStyle, trimRuns } from '../text-runs';
import { isBadgeUrl, isImageUrl, safeHref } from './addresses';
import { footnoteMark, raisedText, type Shift } from './raised-text';

/** A stretch of text, or a picture within it. `line` is the picture's line in the chunk, from 1. */
export type InlinePiece =
  | { kind: 'text'; runs: TextRun[] }
  | { kind: 'image'; url: string; alt: string; line: number | null; isBadge?: true };

export type ImagePiece = Extract<InlinePiece, { kind: 'image' }>;

/** Reference link definitions by their normalised label. */
export type Definitions = ReadonlyMap<string, Definition>;

/**
 * Reads the content of a paragraph. Text between pictures is trimmed, and empty stretches are dropped. Badges come last
 * because they don't separate text.
 */
export function readPieces(nodes: readonly PhrasingContent[], definitions: Definitions): InlinePiece[] {
  const reader = new PieceReader(definitions);
  reader.readAll(nodes, {});
  return reader.finish();
}

/**
 * The runs and the pictures separately, for places that can't hold pictures, such as a table cell. A picture's
 * alternative text stays in place among the runs.
 */
export function readRuns(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
): { runs: TextRun[]; images: ImagePiece[] } {
  const runs: TextRun[] = [];
  const images: ImagePiece[] = [];
  for (const piece of readPieces(nodes, definitions)) {
    if (piece.kind === 'image') images.push(piece);
    if (piece.kind === 'image' && piece.isBadge) continue;
    const own = piece.kind === 'text' ? piece.runs : [{ text: piece.alt }];
    if (runs.length > 0 && own[0]?.text) pushRun(runs, ' ');
    for (const { text, ...style } of own) pushRun(runs, text, style);
  }
  return { runs, images };
}

class PieceReader {
  private pieces: InlinePiece[] = [];
  private runs: TextRun[] = [];
  private badges: ImagePiece[] = [];
  /** Whether the text is a superscript or subscript. */
  private shift: Shift | undefined;

  constructor(private definitions: Definitions) {}

  readAll(nodes: readonly PhrasingContent[], style: RunStyle): void {
    if (!nodes.some((node) => node.type === 'html')) {
      for (const node of nodes) this.read(node, style);
      return;
    }
    const tags = openTags(nodes);
    const outer = this.shift;
    for (const node of nodes) {
      if (node.type === 'html') this.readTag(node.value, tags, style, lineOf(node));
      else this.read(node, tags.styled(style));
      this.shift = tags.shift ?? outer;
    }
    this.shift = outer;
  }

  finish(): InlinePiece[] {
    this.closeText();
    if (this.badges.length === 0) return this.pieces;
    // Drops punctuation that only separated the badges.
    const rest = this.pieces.filter((piece) => piece.kind === 'image' || /[\p{L}\p{N}]/u.test(plainText(piece.runs)));
    return [...rest, ...this.badges];
  }

  private readTag(raw: string, tags: TagStack, style: RunStyle, line: number | null): void {
    const found = tags.read(raw);
    if (found.kind === 'text') this.addText(found.text, tags.styled(style));
    else if (found.kind === 'break') pushRun(this.runs, '\n', style);
    else if (found.kind === 'image') this.addImage(found.url, titled(found.alt, found.title), line);
  }

  private read(node: PhrasingContent, style: RunStyle): void {
    switch (node.type) {
      case 'text':
        this.addText(node.value, style);
        return;
      case 'html':
        // `readAll` reads these together with their siblings.
        return;
      case 'strong':
        this.readAll(node.children, { ...style, bold: true });
        return;
      case 'emphasis':
        this.readAll(node.children, { ...style, italic: true });
        return;
      case 'delete':
        this.readAll(node.children, { ...style, strike: true });
        return;
      case 'inlineCode':
        pushRun(this.runs, node.value.replaceAll('\n', ' '), { ...style, code: true });
        return;
      case 'break':
        pushRun(this.runs, '\n', style);
        return;
      case 'link':
        this.readLink(node.children, node.url, node.title ?? null, style, lineOf(node));
        return;
      case 'linkReference': {
        const definition = this.definitions.get(node.identifier);
        if (definition) {
          this.readLink(node.children, definition.url, definition.title ?? null, style, null);
          return;
        }
        this.readAll(node.children, style);
        return;
      }
      case 'image':
        this.addImage(node.url, titled(node.alt ?? '', node.title), lineOf(node));
        return;
      case 'imageReference': {
        const definition = this.definitions.get(node.identifier);
        if (!definition) {
          this.addText(node.alt ?? '', style);
          return;
        }
        this.addImage(definition.url, titled(node.alt ?? '', definition.title), lineOf(node));
        return;
      }
      case 'footnoteReference':
        this.addMark(node.label ?? node.identifier, style);
        return;
    }
  }

  private readLink(
    children: readonly PhrasingContent[],
    url: string,
    title: string | null,
    style: RunStyle,
    line: number | null,
  ): void {
    const only = children.length === 1 ? children[0] : null;
    if (only?.type === 'text' && only.value === url && isImageUrl(url)) {
      this.addImage(url, '', line, true);
      return;
    }
    const href = safeHref(url);
    const shown = children.length === 0 && !isWithin(url) ? url : null;
    const linked = href === null ? style : { ...style, href };
    if (shown !== null) this.addText(shown, linked);
    else this.readAll(children, linked);
    // The parts a link can't carry follow it as text, so that no words are lost.
    const isShown = shown !== null || (only?.type === 'text' && only.value === url);
    const rest = [href === null && !isShown && !isWithin(url) ? url : '', title ?? ''].filter((part) => part !== '');
    if (rest.length > 0) this.addText(` (${rest.join(', ')})`, style);
  }

  /**
   * Line ends inside a paragraph become spaces (CommonMark 6.8), except between characters of scripts without spaces.
   */
  private addText(value: string, style: RunStyle): void {
    const lines = value.split('\n');
    let text = lines[0]!;
    for (const line of lines.slice(1)) {
      const next = line.trimStart();
      const before = text.trimEnd();
      text = `${before}${softBreak(before || (this.runs.at(-1)?.text ?? ''), next)}${next}`;
    }
    // A mark whose footnote is in another chunk is text for the parser.
    for (const [at, part] of text.split(/\[\^([^\]\s]+)\]/).entries())
      if (at % 2 === 0) pushRun(this.runs, this.raised(part), style);
      else this.addMark(part, style);
  }

  private raised(text: string): string {
    return this.shift === undefined ? text : raisedText(text, this.shift, this.runs.at(-1)?.text ?? '');
  }

  private addMark(label: string, style: RunStyle): void {
    const { text, note } = footnoteMark(label);
    pushRun(this.runs, text, { ...style, note });
  }

  /** @param isBare the URL is in the text by itself; such a picture is always shown */
  private addImage(url: string, alt: string, line: number | null, isBare = false): void {
    if (!isBare && isBadgeUrl(url)) {
      this.badges.push({ kind: 'image', url, alt, line, isBadge: true });
      return;
    }
    this.closeText();
    this.pieces.push({ kind: 'image', url, alt, line });
  }

  private closeText(): void {
    const runs = trimRuns(this.runs);
    if (plainText(runs) !== '') this.pieces.push({ kind: 'text', runs });
    this.runs = [];
  }
}

const DOMAIN = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|ai|de|eu|fr|uk|edu|gov)(?:[/?#]|$))/i;

/**
 * Whether a link is relative to the repository or page it was written for. It leads nowhere from a deck, so it isn't
 * shown.
 */
export function isWithin(url: string): boolean {
  return /^(?:#|\.{0,2}\/|[\w%@~-][\w%@~./ -]*(?:[?#]|$))/.test(url) && !DOMAIN.test(url);
}

function titled(alt: string, title: string | null | undefined): string {
  if (!title || title === alt) return alt;
  return alt === '' ? title : `${alt} (${title})`;
}

function lineOf(node: { position?: { start: { line: number } } | undefined }): number | null {
  return node.position?.start.line ?? null;
}
