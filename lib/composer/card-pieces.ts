import { findMarkers } from '../contract/request/count-cards';

/**
 * One card of the text: its body, the blank lines around it, and the marker line that ends it with its line break (`''`
 * for the last, and where a card ends without a marker). Joined, the pieces give the exact text.
 */
export type CardPiece = { lead: string; body: string; tail: string; marker: string };

/** The blank lines around a card's body. */
export type CardFrame = Pick<CardPiece, 'lead' | 'tail'>;

const LEAD = /^(?:[^\S\n]*\n)*/;

/** The cards of a text: n + 1 for n markers (docs/spec/interface.md#2.4.4, rule 3). */
export function cardPieces(text: string): CardPiece[] {
  const pieces: CardPiece[] = [];
  let start = 0;
  for (const { index } of findMarkers(text)) {
    const end = index + (text[index + 3] === '\r' ? 5 : 4);
    pieces.push({ ...framed(text.slice(start, index)), marker: text.slice(index, end) });
    start = end;
  }
  pieces.push({ ...framed(text.slice(start)), marker: '' });
  return pieces;
}

/**
 * The cards of a text that is not split at its markers: one begins on each of the lines (1-based), which the preview
 * reports. A marker just before such a line is the marker between the two cards.
 */
export function piecesFromLines(text: string, lines: readonly (number | null)[]): CardPiece[] {
  const starts = lineStarts(text);
  const pieces: CardPiece[] = [];
  let start = 0;
  for (const line of lines) {
    const at = line === null ? undefined : starts[line - 1];
    if (at === undefined || at <= start || !/\S/.test(text.slice(start, at))) continue;
    const marker = /(?<=\n)---\r?\n(?=\s*$)/.exec(text.slice(start, at));
    const end = marker ? start + marker.index : at;
    pieces.push({ ...framed(text.slice(start, end)), marker: marker?.[0] ?? '' });
    start = end + (marker?.[0].length ?? 0);
  }
  pieces.push({ ...framed(text.slice(start)), marker: '' });
  return pieces;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The same cards with a marker between each two, and none within them. */
export function pinPieces(pieces: readonly CardPiece[]): CardPiece[] {
  return repair(pieces.map((piece) => ({ ...piece, body: unmarked(piece.body) })));
}

/** The body of a part between two markers, and the blank lines around it. Indentation belongs to the body. */
export function framed(part: string): CardFrame & { body: string } {
  const lead = LEAD.exec(part)?.[0] ?? '';
  const rest = part.slice(lead.length);
  const body = rest.trimEnd();
  return { lead, body, tail: rest.slice(body.length) };
}

export function joinPieces(pieces: readonly CardPiece[]): string {
  return pieces.map(({ lead, body, tail, marker }) => lead + body + tail + marker).join('');
}

/**
 * Replaces the body of one card; everything around it stays, cards without a marker between them too. A body that
 * contains markers becomes several cards.
 * @param frame the blank lines around the body when editing began: blank lines typed at its end belong to the body
 */
export function editCard(pieces: readonly CardPiece[], at: number, body: string, frame?: CardFrame): CardPiece[] {
  const end = lineEnd(pieces, '');
  return pieces.map((piece, index) => {
    const edited = index === at ? { ...piece, ...frame, body } : piece;
    return edited.marker === '' ? edited : repairOne(edited, index, end);
  });
}

/** Inserts an empty card before the one at `at`, or at the end if there is none. */
export function addCard(pieces: readonly CardPiece[], at: number, body = ''): CardPiece[] {
  const next = { ...newFrame(pieces), body: unmarked(body) };
  if (at < pieces.length)
    return repair([...pieces.slice(0, at), { ...next, marker: lineEnd(pieces, '---') }, ...pieces.slice(at)]);
  const last = pieces.at(-1);
  if (!last) return [{ ...next, lead: '' }];
  return repair([
    ...pieces.slice(0, -1),
    { ...last, tail: '', marker: lineEnd(pieces, '---') },
    { ...next, tail: last.tail },
  ]);
}

/** Splits a card in two at an offset in its body. */
export function splitCard(pieces: readonly CardPiece[], at: number, offset: number): CardPiece[] {
  const piece = pieces[at];
  if (!piece) return [...pieces];
  const first: CardPiece = {
    ...piece,
    body: unmarked(piece.body.slice(0, offset).trimEnd()),
    tail: '',
    marker: lineEnd(pieces, '---'),
  };
  const second: CardPiece = {
    ...piece,
    lead: lineEnd(pieces, ''),
    body: unmarked(piece.body.slice(offset).replace(/^[^\S\n]*(?:\r?\n)+|^[^\S\n]+/, '')),
  };
  return repair([...pieces.slice(0, at), first, second, ...pieces.slice(at + 1)]);
}

/** Merges a card with the next one, with an empty line between their bodies. */
export function mergeWithNext(pieces: readonly CardPiece[], at: number): CardPiece[] {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!piece || !next) return [...pieces];
  const end = lineEnd(pieces, '');
  const gap = piece.body !== '' && next.body !== '' ? end + end : '';
  const merged: CardPiece = {
    lead: piece.lead,
    body: unmarked(piece.body) + gap + unmarked(next.body),
    tail: next.tail,
    marker: next.marker,
  };
  return repair([...pieces.slice(0, at), merged, ...pieces.slice(at + 2)]);
}

/** Moves the body of a card; the lines between the cards stay where they are. */
export function moveCard(pieces: readonly CardPiece[], from: number, to: number): CardPiece[] {
  const bodies = pieces.map(({ body }) => unmarked(body));
  const [moved] = bodies.splice(from, 1);
  if (moved === undefined || from === to) return [...pieces];
  bodies.splice(to, 0, moved);
  return repair(pieces.map((piece, index) => ({ ...piece, body: bodies[index] ?? '' })));
}

/** Removes one card and its marker. */
export function deleteCard(pieces: readonly CardPiece[], at: number): CardPiece[] {
  const piece = pieces[at];
  if (!piece) return [...pieces];
  if (pieces.length === 1) return [{ lead: '', body: '', tail: '', marker: '' }];
  const rest = pieces.filter((_, index) => index !== at);
  // The new first card keeps the old start of the text, the new last one its end.
  if (at === 0) rest[0] = { ...rest[0]!, lead: piece.lead };
  if (at === pieces.length - 1) rest[at - 1] = { ...rest[at - 1]!, tail: piece.tail, marker: '' };
  return repair(rest);
}

/** A marker needs a line break before it, and the first marker needs a line before it. */
function repair(pieces: readonly CardPiece[]): CardPiece[] {
  const end = lineEnd(pieces, '');
  return pieces.map((piece, at) => {
    if (piece.marker === '' && at < pieces.length - 1)
      return repairOne({ ...piece, marker: lineEnd(pieces, '---') }, at, end);
    return piece.marker === '' ? piece : repairOne(piece, at, end);
  });
}

function repairOne(piece: CardPiece, at: number, end: string): CardPiece {
  const own = piece.lead + piece.body + piece.tail;
  if (own.endsWith('\n') || (own === '' && at > 0)) return piece;
  return { ...piece, tail: piece.tail + (piece.body === '' ? end : end + end) };
}

/** Keeps a `---` line that was no marker (at the edge of the text) from becoming one when lines are added beside it. */
function unmarked(body: string): string {
  return body.replace(/(?<![^\n])---(?=\r?\n|\r?$)/g, '--- ');
}

function newFrame(pieces: readonly CardPiece[]): Omit<CardPiece, 'body'> {
  const end = lineEnd(pieces, '');
  return { lead: end, tail: '', marker: '' };
}

/** `line` with the line break style of the text's markers. */
function lineEnd(pieces: readonly CardPiece[], line: string): string {
  return line + (pieces.some(({ marker }) => marker.endsWith('\r\n')) ? '\r\n' : '\n');
}
