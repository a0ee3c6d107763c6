import type { Block } from '../../blocks';
import { blockText } from '../../text/block-text';
import { withoutNamedLanguage } from '../named-language';
import { withoutAskedCards } from './asked-cards';
import { PLEASE } from './find-topic';
import { withoutArticle } from './german/german-topic';
import type { OutlineKind } from './outline-kind';

/** "a short evening talk", "ein Abendvortrag": what to make, which the audience does not need to read. */
const ORDERED =
  /^(?:(?:as |als )?(?:an?|eine?n?)\s+)?(?:[\p{L}-]{2,20}\s+){0,2}(?:talk|presentation|lecture|slides|slideshow|deck|outline|\p{L}*vortrag|\p{L}*präsentation|\p{L}*referat|gliederung)(?=$|[\s,.;])/iu;
/** "… that explains why it mattered", "that is funny". */
const ORDERED_CLAUSE =
  /^(?:that|which)\s+(?:(?:should |must |will |has to )?(?:explains?|covers?|shows?|includes?)\s+|(?:is|should be|must be)\s+(?:(?:very|really|and|fun|funny|short|simple|easy|clear)(?=[\s.!]|$)\s*)+)/i;
/** The end of a verb: "Wir bringen Tidepool auf den Markt, …", "Ich muss eine Rede halten". */
const VERB_END =
  /^(?:(?:auf den Markt|ein|vor)(?=[,.])|(?:halten|erstellen|machen|schreiben|vorbereiten|entwerfen)(?=[.?!]*$))/i;
/** "20 % cheaper than paper" says nothing without what it is about. */
const COMPARED =
  /^(?:\p{L}{1,7} ){0,2}\d[\d.,]*\s?(?:%\s|[\p{L}€$£]+\s)(?:[\p{L}’'-]+\s){1,4}(?:than|als|que|qu[’']\p{L}+)(?=\s)/iu;
const SEPARATORS = /^[\s,;:.!?–—()-]+|[\s,;:–—(-]+$/gu;

/** The words of a prompt that its title does not have, without those that only ask for the deck. */
export function leftOver(blocks: readonly Block[], title: string, audience: string | null, kind: OutlineKind): Block[] {
  const [first, ...others] = blocks;
  if (!first) return [];
  const text = withoutAskedCards(blockText(first).replace(/\s+/g, ' ')).replace(PLEASE, '');
  const rest = cleaned(withoutNamedLanguage(restAfter(title, text)), audience, kind);
  const said = COMPARED.test(rest) ? `${title}, ${rest}` : rest;
  const start: Block[] = rest === '' ? [] : [{ kind: 'paragraph', runs: [{ text: said }], lines: first.lines }];
  return [...start, ...others.map(asParagraph)];
}

function cleaned(rest: string, audience: string | null, { named }: OutlineKind): string {
  let text = rest
    .replace(SEPARATORS, '')
    .replace(VERB_END, '')
    .replace(SEPARATORS, '')
    .replace(ORDERED, '')
    .replace(ORDERED_CLAUSE, '');
  const readers = audience === null ? -1 : text.toLowerCase().indexOf(audience.toLowerCase());
  // "for parents" is below the title.
  if (readers >= 0 && /^(?:for|für|pour|para)\s$/i.test(text.slice(0, readers).replace(SEPARATORS, '').concat(' ')))
    text = text.slice(readers + audience!.length);
  text = text.replace(SEPARATORS, '');
  // The title ended at the bracket before it.
  if (!text.includes('(')) text = text.replace(/\)[.!]?$/, '');
  const said = text.replace(named, '').replace(/(?<!\p{L})(?:an?|the|eine?|der|die|das)(?!\p{L})/giu, '');
  // Without its verb, "einen Kompostbehälter" needs no accusative.
  const noun = /^einen\s/.test(text) ? withoutArticle(text) : text;
  return /[\p{L}\p{N}]/u.test(said) ? noun : '';
}

/** The part of a prompt after its topic. The start of a German topic may have another ending there. */
function restAfter(title: string, text: string): string {
  const words = title.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const part = words.slice(from).join(' ');
    const at = from > 0 && part.length < 4 ? -1 : text.toLowerCase().indexOf(part);
    if (at >= 0) return text.slice(at + part.length);
  }
  return '';
}

function asParagraph(block: Block): Block {
  return block.kind === 'heading' ? { kind: 'paragraph', runs: block.runs, lines: block.lines } : block;
}
