/** The figures, addresses and words of the user's text, which cards are checked against. */
export type SourceFacts = {
  numbers: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** Lower case, letters and digits only, with one space between words and at both ends. */
  words: string;
};

export function sourceFacts(text: string): SourceFacts {
  return {
    numbers: new Set([...numbersIn(text), ...groupedNumbers(text), ...datePartsIn(text)]),
    addresses: new Set(addressesIn(text)),
    words: ` ${foldWords(text)} `,
  };
}

const NUMBER = /\d+(?:[.,’'\u00a0\u202f]\d+)*/g;

/** The figures of a text in a normalised form: "1,200", "1.200" and "1200" are equal, and so are "3.5" and "3,5". */
export function numbersIn(text: string): string[] {
  return figuresIn(text).map(({ value }) => value);
}

/** The figures of a text, normalised and as written. */
export function figuresIn(text: string): { value: string; written: string }[] {
  return [...foldDigits(text).matchAll(NUMBER)].map(([written]) => ({ value: plainNumber(written), written }));
}

/** NFKC, in which the mark of a footnote does not become a digit of the number before it. */
function foldDigits(text: string): string {
  return text.replace(/(?<=\d)[⁰¹²³⁴-⁹]/g, ' $&').normalize('NFKC');
}

/** Figures grouped by spaces, such as "12 000", which `figuresIn` reads as two. */
function groupedNumbers(text: string): string[] {
  return [...foldDigits(text).matchAll(/\d{1,3}(?: \d{3})+(?!\d)/g)].map(([number]) => number.replaceAll(' ', ''));
}

/** The numbers in dates, because "14.05.2026" may be rewritten as "14 May 2026". */
function datePartsIn(text: string): string[] {
  return [...text.matchAll(/\d{1,4}[./]\d{1,2}[./]\d{1,4}/g)].flatMap(([date]) => date.split(/\D/).map(plainNumber));
}

function plainNumber(number: string): string {
  const ungrouped = /^\d{1,3}(?:[.,’'\u00a0\u202f]\d{3})+$/.test(number)
    ? number.replace(/\D/g, '')
    : number.replace(/[.,’'\u00a0\u202f](?=\d{3}[.,’'])/g, '').replace(/[,’'\u00a0\u202f]/g, '.');
  return ungrouped.replace(/^0+(?=\d)/, '');
}

/** Web addresses, without the protocol and trailing punctuation. */
export function addressesIn(text: string): string[] {
  return matchAddresses(text).map(({ address }) => plainAddress(address));
}

/** Web addresses as written, without trailing punctuation, and where they are. */
export function matchAddresses(text: string): { address: string; index: number }[] {
  return [...text.matchAll(/\b(?:https?:\/\/|www\.)[^\s<>"”’)\]}]+/giu)].map(({ 0: found, index }) => ({
    address: found.replace(/[.,;:!?]+$/, ''),
    index,
  }));
}

export function plainAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/[.,;:!?/]+$/, '')
    .toLowerCase();
}

export function foldWords(text: string): string {
  return foldDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

export function hasWords({ words }: SourceFacts, text: string): boolean {
  return words.includes(` ${foldWords(text)} `);
}
