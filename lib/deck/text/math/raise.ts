const SUPERSCRIPTS = pairs('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸ′′°°');
const SUBSCRIPTS = pairs('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ');

/** The text in superscript or subscript characters. Null if one of them isn't in a bundled font. */
export function shifted(text: string, direction: 'up' | 'down'): string | null {
  const characters = direction === 'up' ? SUPERSCRIPTS : SUBSCRIPTS;
  let out = '';
  for (const character of text) {
    const found = characters.get(character);
    if (found === undefined) return null;
    out += found;
  }
  return out;
}

const PLAIN = new Map([...SUPERSCRIPTS, ...SUBSCRIPTS].map(([plain, moved]) => [moved, plain]));
const SHIFTED = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** The text with superscript and subscript characters as ordinary ones. */
export function unshifted(text: string): string {
  return text.replace(SHIFTED, (character) => PLAIN.get(character)!);
}

function pairs(list: string): ReadonlyMap<string, string> {
  const characters = [...list];
  return new Map(characters.flatMap((each, at) => (at % 2 === 0 ? [[each, characters[at + 1]!] as const] : [])));
}
