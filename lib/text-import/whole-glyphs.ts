/**
 * Undoes a mistake of the PDF reader. It reverses right-to-left text letter by letter, but a glyph may be a ligature of
 * several letters in reading order: `لا` becomes `ال`. The glyphs, in the file's order, say where that is.
 * @param texts the texts of a page as the reader gives them, in the file's order
 * @param glyphs what each glyph of the page stands for, in the same order
 */
export function withWholeGlyphs(texts: readonly string[], glyphs: readonly string[]): string[] {
  const solid = glyphs.filter((glyph) => glyph.trim() !== '');
  let next = 0;
  let isAligned = true;
  return texts.map((text) => {
    const length = text.replace(/\s/g, '').length;
    if (!isAligned || length === 0) return text;
    const own: string[] = [];
    for (let rest = length; rest > 0 && next < solid.length; next += 1) {
      const glyph = solid[next]!.replace(/\s/g, '');
      own.push(glyph);
      rest -= glyph.length;
      if (rest < 0) isAligned = false;
    }
    isAligned &&= hasSameLetters(text, own);
    const isLigature = (glyph: string) => glyph.length > 1 && /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(glyph);
    return isAligned && own.some(isLigature) ? (reversedByGlyph(text, own) ?? text) : text;
  });
}

function hasSameLetters(text: string, glyphs: readonly string[]): boolean {
  const sorted = (letters: string) => [...letters].sort().join('');
  return sorted(text.replace(/\s/g, '')) === sorted(glyphs.join(''));
}

/** The text with its ligatures in reading order. Null if it isn't the reverse of its glyphs. */
function reversedByGlyph(text: string, glyphs: readonly string[]): string | null {
  const left = [...glyphs];
  let out = '';
  for (let at = 0; at < text.length; ) {
    const glyph = left.at(-1);
    if (/\s/.test(text[at]!)) out += text[at++];
    else if (glyph !== undefined && text.startsWith(reversed(glyph), at)) {
      out += glyph;
      at += glyph.length;
      left.pop();
    } else {
      // Figures and Latin words within the text keep their order.
      const run = /[^\s\p{Script=Arabic}\p{Script=Hebrew}]+/uy;
      run.lastIndex = at;
      const found = run.exec(text)?.[0];
      if (!found || left.splice(-found.length).join('') !== found) return null;
      out += found;
      at += found.length;
    }
  }
  return out;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
