import type { OutlineLanguage } from './outline-kind';

/** Places that customers go to. */
const ENGLISH =
  'shop|store|caf[eé]|coffeehouse|restaurant|bistro|bar|pub|brewery|diner|food truck|studio|gym|bakery|salon|barbershop|boutique|florist|pharmacy|laundry|laundrette|hotel|hostel|bed and breakfast|guest ?house|bookshop|bookstore|market stall|workshop space|co-?working space|nursery|kindergarten|clinic|practice|garage|farm shop';
const GERMAN =
  '\\p{L}*laden|\\p{L}*geschäft|\\p{L}*caf[eé]|\\p{L}*restaurant|gasthaus|gaststätte|kneipe|bar|bistro|imbiss|brauerei|\\p{L}*bäckerei|konditorei|\\p{L}*studio|\\p{L}*salon|friseur|boutique|apotheke|\\p{L}*werkstatt|hotel|pension|hofladen|wäscherei|\\p{L}*praxis|kita';
/** Businesses without a place that customers go to. */
const ENGLISH_COMPANY = 'start-?up|(?:\\p{L}+-)?app|agency|consultancy|(?:online|web) ?(?:shop|store)';
const GERMAN_COMPANY = 'start-?up|(?:\\p{L}+-)?app|\\p{L}*agentur|online-?shop|unternehmensberatung';

export const FRENCH_BUSINESSES =
  "boutique|magasin|caf[eé]|salon de (?:thé|coiffure)|restaurant|bistrot?|bar|brasserie|food ?truck|studio|salle de sport|boulangerie|pâtisserie|épicerie|librairie|fleuriste|pharmacie|laverie|hôtel|auberge|gîte|chambres? d[’']hôtes|agence|cabinet|start-?up|crèche|garage|atelier|ferme|fromagerie";
export const SPANISH_BUSINESSES =
  'tienda|caf[eé]|cafetería|restaurante|bar|bistró|cervecería|food ?truck|estudio|gimnasio|panadería|pastelería|peluquería|barbería|librería|floristería|farmacia|lavandería|hotel|hostal|posada|casa rural|agencia|consultora|start-?up|guardería|clínica|taller|granja|frutería|heladería|taquería';

/** Whether a text is no more than a business, perhaps with its name and place: "Coffee shop in Leipzig". */
function bareName(nouns: string, places: string): RegExp {
  return new RegExp(
    `^(?:(?!(?:online|web|app) )[\\p{L}\\p{N}'’&-]+ ){0,3}(?:${nouns})(?: (?:${places}) [\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2})?[.!]?$`,
    'iu',
  );
}

/** The same for languages in which adjectives follow the noun: "Boulangerie bio à Lyon", "Una cafetería en Bogotá". */
function bareNameFirst(nouns: string, articles: string, places: string): RegExp {
  return new RegExp(
    `^(?:(?:${articles}) )?(?:[\\p{L}’'-]+ )?(?:${nouns})(?: [\\p{L}\\p{N}’'&-]+){0,3}?(?: (?:${places}) [\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2})?[.!]?$`,
    'iu',
  );
}

export const BUSINESS_NAME: Readonly<Record<OutlineLanguage, RegExp>> = {
  en: bareName(ENGLISH, 'in|at|on|near|by'),
  de: bareName(GERMAN, 'in|im|am|an|bei|auf'),
  fr: bareNameFirst(FRENCH_BUSINESSES, 'une?|le|la|notre|mon|ma', 'à|au|aux|en|dans|près de'),
  es: bareNameFirst(SPANISH_BUSINESSES, 'una?|el|la|nuestr[oa]|mi', 'en|cerca de|junto a'),
};

/** The same for an app, an agency or another company: "Dog walking app". */
export const COMPANY_NAME: Readonly<Record<'en' | 'de', RegExp>> = {
  en: bareName(ENGLISH_COMPANY, 'in|at|on|near|by'),
  de: bareName(GERMAN_COMPANY, 'in|im|am|an|bei|auf'),
};

/** Whether a title begins with a place, which more may be said about: "Bakery that delivers to offices". */
function startsWithPlace(nouns: string, others: string, next: string): RegExp {
  return new RegExp(
    `^(?:(?!(?:${others})(?!\\p{L}))[\\p{L}\\p{N}'’&-]+ ){0,3}(?:${nouns})(?=$|[,.!]|\\s(?:${next})(?!\\p{L}))`,
    'iu',
  );
}

const NO_PLACE =
  'online|web|apps?|software|plattform|platform|games?|spiele|film|design|animation|start-?up|company|firma|for|of|that|which|who|to|in|im|with|from|and|or|the|für|von|das|die|der|mit|und|oder';

export const PLACE_NAME: Readonly<Record<OutlineLanguage, RegExp>> = {
  en: startsWithPlace(ENGLISH, NO_PLACE, 'in|at|on|near|by|for|with|that|which|where|from'),
  de: startsWithPlace(GERMAN, NO_PLACE, 'in|im|am|an|bei|auf|für|mit|von'),
  fr: BUSINESS_NAME.fr,
  es: BUSINESS_NAME.es,
};

/** "Coffee shop opening plan", "Opening a bakery". */
export const BUSINESS_OPENING = new RegExp(
  `^(?:[\\p{L}’'-]{1,20} ){0,2}(?:${ENGLISH}) opening(?: plan)?$|^(?:plan (?:for|to) |we(?: are|['’]re) |i(?: am|['’]m) )?open(?:ing)? (?:a|an|our|my) (?:[\\p{L}’'-]{1,20} ){0,2}(?:${ENGLISH})(?!\\p{L})`,
  'iu',
);

/** "Wir eröffnen eine Bäckerei in Graz". */
export const GERMAN_OPENING = new RegExp(
  `^(?:wir|ich) eröffnen?\\s(?:eine?n?|unsere?n?|meine?n?)\\s(?:[\\p{L}’'-]{1,20} ){0,2}(?:${GERMAN})(?!\\p{L})`,
  'iu',
);
