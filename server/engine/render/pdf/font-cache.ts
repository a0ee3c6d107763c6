import 'server-only';
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { readFaceId, substituteFace } from '@/lib/deck/fonts/font-faces';
import { type ScriptWeight, scriptFamilies, scriptWeight } from '@/lib/deck/fonts/script-families';
import { paragraphsOf } from '@/lib/deck/placed';
import type { FontFaceId } from '@/lib/deck/theme';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { legalText } from '../safe-text';
import { fontFile, openFont } from './open-font';
import { loadScriptFaces, NO_SCRIPT_FACES, type ScriptFaces, type WantedCluster } from './script-faces';

/**
 * A stretch of text in one face. `missing`: no face has the characters, so boxes are drawn. `shaped`: the font's
 * shaping rules apply, so it must be drawn as a whole.
 */
export type Stretch = { text: string; face: FontFaceId; missing: boolean; shaped: boolean };

/** The faces with the most symbols: the last fallbacks for a character. */
const LAST_RESORTS: readonly FontFaceId[] = ['inter-400', 'jetbrains-mono-400', 'source-serif-4-400'];
/** Cached texts per face, which take about a megabyte. Only short ones, because they recur. */
const MAX_KNOWN = 5000;
const LONGEST_KNOWN = 40;

/** Opened font files. Each is read once per cache. */
export class FontCache {
  private readonly opened = new Map<FontFaceId, Font>();
  private readonly chains = new Map<FontFaceId, FontFaceId[]>();
  private readonly known = new Map<FontFaceId, Map<string, Stretch[]>>();
  private scripts = NO_SCRIPT_FACES;

  /** @param onOpen called for each face before its first use */
  constructor(private readonly onOpen: (face: FontFaceId, font: Font) => void) {}

  /** @throws if the face has no file; `npm run fonts` makes them */
  open(face: FontFaceId): Font {
    return this.opened.get(face) ?? this.keep(face, openFontFile(fontFile(face)));
  }

  /** Adds faces of other scripts, for what {@link lacks} returned. */
  add(scripts: ScriptFaces): void {
    this.scripts = scripts;
    this.known.clear();
  }

  /** The characters of a text that neither its face nor its fallbacks have. */
  lacks(face: FontFaceId, text: string): string[] {
    return ASCII.test(text) ? [] : clustersOf(text).filter((cluster) => this.themeFaceOf(face, cluster) === null);
  }

  /** Splits a text where another face is needed. Plain ASCII, which every face has, passes whole. */
  stretches(face: FontFaceId, text: string): readonly Stretch[] {
    if (ASCII.test(text)) {
      this.open(face);
      return [{ text, face, missing: false, shaped: false }];
    }
    const known = this.known.get(face) ?? new Map<string, Stretch[]>();
    this.known.set(face, known);
    const before = known.get(text);
    if (before) return before;
    const found = this.split(face, text);
    if (known.size >= MAX_KNOWN) known.clear();
    if (text.length <= LONGEST_KNOWN) known.set(text, found);
    return found;
  }

  private split(face: FontFaceId, text: string): Stretch[] {
    const out: Stretch[] = [];
    for (const cluster of clustersOf(text)) {
      const holder = this.holderOf(face, cluster);
      if (holder) push(out, { ...holder, text: cluster, missing: false });
      // If no face has the whole cluster, draw the parts that are available.
      else for (const character of cluster) pushPart(out, character, face, this.holderOf(face, character));
    }
    return out;
  }

  private holderOf(face: FontFaceId, cluster: string): { face: FontFaceId; shaped: boolean } | null {
    const own = this.themeFaceOf(face, cluster);
    if (own !== null) return { face: own, shaped: false };
    const holder = this.scripts.holderOf(cluster, weightOf(face));
    if (!holder) return null;
    if (!this.opened.has(holder.id)) this.keep(holder.id, holder.font);
    return { face: holder.id, shaped: true };
  }

  private themeFaceOf(face: FontFaceId, cluster: string): FontFaceId | null {
    const points = [...cluster].map((character) => character.codePointAt(0) ?? 0);
    return (
      this.chainOf(face).find((each) => points.every((point) => this.open(each).hasGlyphForCodePoint(point))) ?? null
    );
  }

  private chainOf(face: FontFaceId): FontFaceId[] {
    const known = this.chains.get(face);
    if (known) return known;
    const chain = [face];
    for (let next = substituteFace(face); next !== null && !chain.includes(next); next = substituteFace(next)) {
      chain.push(next);
    }
    const all = [...chain, ...LAST_RESORTS.filter((each) => !chain.includes(each))];
    this.chains.set(face, all);
    return all;
  }

  private keep(face: FontFaceId, font: Font): Font {
    this.opened.set(face, font);
    this.onOpen(face, font);
    return font;
  }
}

/** The weight in which a face of another script replaces this one. */
export function weightOf(face: FontFaceId): ScriptWeight {
  return scriptWeight(readFaceId(face).weight);
}

const ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}]/u;

/**
 * Shaping takes quadratic memory and time. A line of visible characters never comes near this length; marks and
 * joiners have no width, so a line can contain any number of them. In UTF-16 units.
 */
const LONGEST_STRETCH = 1000;

function push(out: Stretch[], next: Stretch): void {
  const last = out.at(-1);
  const fits = last && last.text.length + next.text.length <= LONGEST_STRETCH;
  if (fits && last.face === next.face && last.missing === next.missing) last.text += next.text;
  else out.push(next);
}

function pushPart(
  out: Stretch[],
  character: string,
  face: FontFaceId,
  holder: { face: FontFaceId; shaped: boolean } | null,
): void {
  const last = out.at(-1);
  if (INVISIBLE.test(character) && (holder === null || last?.missing)) {
    // A mark or joiner has no width. It belongs to the character before it, also in copied text.
    if (last?.missing) last.text += character;
  } else push(out, { text: character, missing: holder === null, ...(holder ?? { face, shaped: false }) });
}

/**
 * Opened fonts are cached for the life of the worker, because parsing them costs more than drawing with them. The files
 * do not change while the server runs, and there is only one per face.
 */
const files = new Map<string, Font>();

function openFontFile(file: string): Font {
  const known = files.get(file);
  if (known) return known;
  const font = openFont(readFileSync(file), file);
  files.set(file, font);
  return font;
}

/** Loads fallback faces for all text of the deck that its theme's faces cannot draw. */
export async function resolveFallbackFonts(deck: Deck, fontCache: FontCache): Promise<ScriptFaces> {
  const wanted = new Map<string, WantedCluster>();
  for (const { elements } of deck.cards)
    for (const { lines, marker } of elements.flatMap(paragraphsOf)) {
      const runs = [...lines.flatMap((line) => line.runs), ...(marker ? [marker] : [])];
      for (const { text, style } of runs)
        for (const cluster of fontCache.lacks(style.face, legalText(text))) {
          const weight = weightOf(style.face);
          wanted.set(`${weight} ${cluster}`, { cluster, weight });
        }
    }
  if (wanted.size === 0) return NO_SCRIPT_FACES;
  const text = Array.from(wanted.values(), ({ cluster }) => cluster).join('');
  return loadScriptFaces(wanted.values(), scriptFamilies(deck.language, text));
}

/** In these ranges every code point is a cluster of its own, except marks, which fonts draw separately anyway. */
const SIMPLE = /^[\0-\u058f\u2000-\u200c\u2010-\u23ff]*$/;

/**
 * More marks or joiners than any language puts on a character (UAX 15 allows 30 in a stream-safe text). A text can
 * contain hundreds of thousands, and shaping them as one takes quadratic memory. In code points.
 */
const LONGEST_CLUSTER = 64;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The grapheme clusters of a text. A multi-part emoji, or a letter with its marks, is one cluster. A cluster with more
 * than {@link LONGEST_CLUSTER} code points is split into parts of that length.
 */
export function clustersOf(text: string): string[] {
  if (text.length === 1) return [text];
  if (SIMPLE.test(text)) return [...text];
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length <= LONGEST_CLUSTER) clusters.push(segment);
    else clusters.push(...partsOf(segment));
  }
  return clusters;
}

function partsOf(cluster: string): string[] {
  const points = [...cluster];
  const parts: string[] = [];
  for (let at = 0; at < points.length; at += LONGEST_CLUSTER)
    parts.push(points.slice(at, at + LONGEST_CLUSTER).join(''));
  return parts;
}

/** The warning lists at most this many scripts and characters. */
const MAX_NAMED = 12;

/**
 * One warning for the file about the characters that no font has, drawn as boxes: letters by script, emoji and
 * symbols individually.
 * @param missing characters by the 0-based card they are on
 */
export function missingWarning(missing: ReadonlyMap<number, ReadonlySet<string>>): DeckWarning[] {
  const [first] = missing.keys();
  if (first === undefined) return [];
  const characters = new Set([...missing.values()].flatMap((each) => [...each]));
  const scripts = new Set<string>();
  const signs: string[] = [];
  for (const character of characters) {
    const script = SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0];
    if (script) scripts.add(script);
    else signs.push(character);
  }
  const names = [...scripts, ...signs];
  const cards = [...missing.keys()].map((card) => card + 1).sort((a, b) => a - b);
  const named = names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), '…'] : names;
  const message = englishMessage(
    'The PDF shows empty boxes for characters with no available font: {names} ({where}). Copying, search and screen readers still work.',
    { names: named.join(', '), where: listCards(cards) },
  );
  return [{ card: first, message }];
}

function listCards(cards: readonly number[]): StoredMessage {
  if (cards.length === 1) return englishMessage('card {number}', { number: cards[0] ?? 1 });
  if (cards.length > MAX_NAMED) return englishMessage('{count} cards', { count: cards.length });
  return englishMessage('cards {cards} and {last}', { cards: cards.slice(0, -1).join(', '), last: cards.at(-1) ?? 1 });
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Chinese characters', /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['flags', /\p{Regional_Indicator}/u],
];
