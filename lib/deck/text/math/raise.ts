const RAISED = pairs('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸ′′°°');
const LOWERED = pairs('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ');

/** The text in raised or lowered characters; null where one of them does not exist in a face we have. */
export function shifted(text: string, direction: 'up' | 'down'): string | null {
  const characters = direction === 'up' ? RAISED : LOWERED;
  let out = '';
  for (const character of text) {
    const found = characters.get(character);
    if (found === undefined) return null;
    out += found;
  }
  return out;
}

function pairs(list: string): ReadonlyMap<string, string> {
  const characters = [...list];
  return new Map(characters.flatMap((each, at) => (at % 2 === 0 ? [[each, characters[at + 1]!] as const] : [])));
}
