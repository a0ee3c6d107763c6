import type { ListItem } from '../blocks';
import { plainText } from '../text/text-runs';

/** The label or heading of a list of ingredients: "Ingredients:", "Zutaten für 4 Personen". */
const LABEL =
  /^(?:ingredients?|zutaten(?:liste)?|ingr[ée]dients?|ingredientes?|ingredienti|ingredi[ëe]nten)(?:\s*(?:\(|(?:for|serves|für|pour|para|per|voor)\s).*)?\s*[:：]?$/iu;

const AMOUNT = String.raw`^(?:\p{No}|\d[\d.,]*\s*(?:\p{No}|[/–-]\s*\d+)?)\s*`;
/** Units that only kitchens use. */
const KITCHEN = new RegExp(
  `${AMOUNT}(?:${[
    'tsps?|tbsps?|teaspoons?|tablespoons?|cups?|pinch(?:es)?|cloves?|sprigs?|handfuls?|sticks? of|knobs?',
    'EL|TL|Msp|Prisen?|Zehen?|Knoblauchzehen?|Essl[öo]ffel|Teel[öo]ffel|Tassen?|Bund|Zweige?|Becher',
    'c\\. ?à ?[sc]\\.?|cuill[eè]res?|gousses?|pinc[ée]es?|brins?|noix de|cucharad(?:it)?as?|dientes?|pizcas?|tazas?',
  ].join('|')})(?!\\p{L})\\.?`,
  'u',
);
/** Units of the market too, in the amounts of a recipe: "40 g butter", not "40 g per person" or "900 kg". */
const MEASURED =
  /^(?<amount>\d[\d.,]*)\s*(?<unit>g|kg|ml|cl|dl|l|oz|lbs?)\s+(?!(?:per|each|pro|je|par|por)(?!\p{L}))\p{L}/u;
const MOST = { g: 2000, kg: 5, ml: 2000, cl: 100, dl: 20, l: 5, oz: 64, lb: 5, lbs: 5 } as const;

/**
 * Whether a list names the ingredients of a dish. Its figures are amounts to read beside each ingredient, not facts to
 * be set large.
 * @param label the text directly above the list
 */
export function isIngredients(items: readonly Pick<ListItem, 'runs'>[], label: string): boolean {
  if (LABEL.test(label.trim())) return true;
  const texts = items.map(({ runs }) => plainText(runs).trim());
  if (texts.some((text) => KITCHEN.test(text))) return true;
  return texts.filter(isMeasured).length * 2 >= items.length && texts.filter(isMeasured).length >= 2;
}

function isMeasured(text: string): boolean {
  const { amount, unit } = MEASURED.exec(text)?.groups ?? {};
  if (amount === undefined || unit === undefined) return false;
  return Number(amount.replace(',', '.')) <= MOST[unit as keyof typeof MOST];
}
