import type { OutlineLanguage } from './outline-kind';

const ENGLISH =
  'shop|store|caf[eé]|coffeehouse|restaurant|bistro|bar|pub|brewery|diner|food truck|studio|gym|bakery|salon|barbershop|boutique|florist|pharmacy|laundry|laundrette|hotel|hostel|bed and breakfast|guest ?house|agency|consultancy|start-?up|app|online shop|bookshop|bookstore|market stall|workshop space|co-?working space|nursery|kindergarten|clinic|practice|garage|farm shop';
const GERMAN =
  '\\p{L}*laden|\\p{L}*geschäft|\\p{L}*caf[eé]|\\p{L}*restaurant|gasthaus|gaststätte|kneipe|bar|bistro|imbiss|brauerei|\\p{L}*bäckerei|konditorei|\\p{L}*studio|\\p{L}*salon|friseur|boutique|apotheke|\\p{L}*werkstatt|hotel|pension|\\p{L}*agentur|start-?up|app|hofladen|wäscherei|\\p{L}*praxis|kita';

export const FRENCH_BUSINESSES =
  "boutique|magasin|caf[eé]|salon de (?:thé|coiffure)|restaurant|bistrot?|bar|brasserie|food ?truck|studio|salle de sport|boulangerie|pâtisserie|épicerie|librairie|fleuriste|pharmacie|laverie|hôtel|auberge|gîte|chambres? d[’']hôtes|agence|cabinet|start-?up|crèche|garage|atelier|ferme|fromagerie";
export const SPANISH_BUSINESSES =
  'tienda|caf[eé]|cafetería|restaurante|bar|bistró|cervecería|food ?truck|estudio|gimnasio|panadería|pastelería|peluquería|barbería|librería|floristería|farmacia|lavandería|hotel|hostal|posada|casa rural|agencia|consultora|start-?up|guardería|clínica|taller|granja|frutería|heladería|taquería';

/** Whether a text is no more than a business, perhaps with its name and place: "Coffee shop in Leipzig". */
function bareName(nouns: string, places: string): RegExp {
  return new RegExp(
    `^(?:[\\p{L}\\p{N}'’&-]+ ){0,3}(?:${nouns})(?: (?:${places}) [\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2})?[.!]?$`,
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

/** "Coffee shop opening plan", "Opening a bakery". */
export const BUSINESS_OPENING = new RegExp(
  `^(?:[\\p{L}’'-]{1,20} ){0,2}(?:${ENGLISH}) opening(?: plan)?$|^(?:plan (?:for|to) )?open(?:ing)? (?:a|an|our|my) (?:[\\p{L}’'-]{1,20} ){0,2}(?:${ENGLISH})(?!\\p{L})`,
  'iu',
);
