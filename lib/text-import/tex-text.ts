import { TEX_ACCENTS, TEX_SYMBOLS } from '@/lib/deck/text/math/tex-symbols';

/** The shortest command for each character that has one. Latin letters and common signs are themselves. */
const COMMANDS = new Map<string, string>();
for (const [name, { text, kind }] of TEX_SYMBOLS)
  if (/^[^\x20-\x7e]$/u.test(text) && kind !== 'space' && !COMMANDS.has(text) && /^[A-Za-z]+$/.test(name))
    COMMANDS.set(text, name);
for (const [character, name] of pairs(
  'ϕ phi ϵ epsilon ϑ theta ⋅ cdot ∗ ast ⟶ to ⟹ implies ⟺ iff ⋯ cdots ⋮ vdots ⋱ ddots ∣ mid ⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ∥ parallel ⋃ bigcup ⋂ bigcap',
))
  COMMANDS.set(character, name);

const ESCAPES: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '#': '\\#',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '|': '\\vert ',
  '\\': '\\setminus ',
  '^': '',
  '~': '\\sim ',
  '`': '′',
  '−': '-',
};

/** Characters that are only hints for a program that draws formulas. */
const INVISIBLE = /[\u2061-\u2064\u200b-\u200f\u2028-\u202e\u00ad]/g;

/** Text of a formula as TeX: a command for each character that has one, and a backslash before TeX's own signs. */
export function texText(text: string): string {
  let out = '';
  for (const character of plainLetters(text).replace(INVISIBLE, '')) {
    const command = COMMANDS.get(character);
    out += command === undefined ? (ESCAPES[character] ?? character) : `\\${command} `;
  }
  return out.replace(/\s+/g, ' ');
}

/** Mathematical letters (𝑥, 𝐀, ℎ) as ordinary ones, because a formula's letters are in italics anyway. */
function plainLetters(text: string): string {
  return text.replace(/[\u{1d400}-\u{1d7ff}\u210e]/gu, (letter) => letter.normalize('NFKC'));
}

/** Plain words within a formula, without the signs that would end them. */
export function texWords(text: string): string {
  const words = text.replace(/[{}\\$^`]/g, '').replace(/\s+/g, ' ');
  return words.trim() === '' ? ' ' : `\\text{${words}}`;
}

/** The name of a function: a command if TeX has one. */
export function texFunction(name: string): string {
  return TEX_SYMBOLS.get(name)?.kind === 'function' ? `\\${name} ` : `\\operatorname{${name}}\\,`;
}

/** The letters of a formula as TeX. Names of functions are commands, and other words plain text. */
export function texLetters(text: string): string {
  return text
    .split(/(\p{L}{3,})/u)
    .map((part, at) => {
      if (at % 2 === 0) return texText(part);
      return TEX_SYMBOLS.get(part)?.kind === 'function' ? texFunction(part) : texWords(part);
    })
    .join('');
}

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ...[...TEX_ACCENTS]
    .filter(([, mark]) => mark !== '')
    .map(([name, mark]): [string, string] => [mark, name])
    .reverse(),
  ...pairs(
    '^ hat ˆ hat ~ tilde ˜ tilde ¯ bar ˉ bar ‾ bar ― bar _ underline ˙ dot . dot ¨ ddot ´ acute ` grave ˇ check',
  ),
  ...pairs('˘ breve \u0305 bar \u0331 underline \u0332 underline → vec \u20d7 vec ⇀ vec ⏞ overbrace ⏟ underbrace'),
]);

/** Puts a mark over a letter, or a line over each of several. Undefined if TeX has no command for it. */
export function texAccent(mark: string, body: string): string | undefined {
  const name = ACCENTS.get(mark.trim());
  if (name === undefined) return undefined;
  const letters = /^[A-Za-z]{2,4}$/.test(body.trim()) && name === 'bar' ? [...body.trim()] : [body];
  return letters.map((letter) => `\\${name}${braced(letter)}`).join('');
}

/** An argument in braces. An empty one is shown as a box, like an empty place in a formula editor. */
export function braced(tex: string): string {
  return `{${tex.trim() || '□'}}`;
}

function pairs(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((word, at): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1]!]] : []));
}
