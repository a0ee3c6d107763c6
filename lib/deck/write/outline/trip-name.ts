import { NUMBER_WORDS } from './asked-cards';
import type { OutlineLanguage } from './outline-kind';

/** Two weeks at most. More days are rather a programme: "30 days of yoga". */
const FEW = `[1-9]|1[0-4]|${NUMBER_WORDS.replace(/(?<=^|\|)(\p{L})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)}`;

/** What people learn or give up in a few days begins with a capital at the start of a prompt, like a place. */
const NO_PLACE = new RegExp(
  [
    'Learn|Master|Build|Make|Get|Write|Read|Lose|Quit|Stop|Start|Run|Fit|Sober|Fluent|Debt|Detox|Yoga|Keto|Coding|Startup|Start-up|MVP|App|Day|Days',
    'Python|Java|JavaScript|TypeScript|SQL|Excel|React|Rust|Linux|Photoshop|WordPress|SEO|AI|Piano|Guitar|Chess|Marketing',
    'English|French|German|Spanish|Italian|Portuguese|Dutch|Greek|Russian|Chinese|Japanese|Korean|Arabic|Latin',
    'Lernen?|Englisch|Französisch|Deutsch|Spanisch|Italienisch|Latein|Schlank|Nichtraucher|Gitarre|Klavier|Buchhaltung|Abnehmen',
    'Apprendre|Maigrir|Arrêter|Perdre|Créer|Détox|Anglais|Français|Allemand|Espagnol|Italien|Guitare',
    'Aprender?|Adelgazar|Dejar|Perder|Crear|Inglés|Francés|Alemán|Español|Italiano|Guitarra',
  ].join('|'),
).source;
const NAME = `(?!(?:${NO_PLACE})(?!\\p{L}))\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}`;

type TripWords = {
  /** "days" */
  days: string;
  /** Names a time without a number: "a week". */
  span: string;
  /** What may precede a place after the time: "in". */
  at: string;
  /** What must precede the place after a time without a number, if not the same. */
  into: string;
  and: string;
  /** What a circumstance begins with: "with kids". */
  how: string;
  place?: string;
};

function tripName({ days, span, at, into, and, how, place = NAME }: TripWords): RegExp {
  const places = `${place}(?: (?:${and}) ${place})?`;
  const time = `(?:${FEW}) (?:${days})`;
  const end = `(?:,? (?:${how}) \\P{Lu}[^.!?]{1,40})?`;
  return new RegExp(
    `^(?:${time} (?:(?:${at}) )?${places}|(?:${span}) (?:${at}) ${places}|${places}(?:,| ${into})? ${time})${end}$`,
    'u',
  );
}

/**
 * Whether a text is no more than a time of some days and a place: "Rome, 3 days", "Lisbon in 4 days", "3 Tage Rom", "A
 * week in Japan with kids". Case matters, because places have capitals.
 */
export const TRIP_NAME: Readonly<Record<OutlineLanguage, RegExp>> = {
  en: tripName({
    ...{ days: 'days', span: '(?:(?:[Aa]|[Oo]ne|[Tt]wo|2) )?[Ww]eeks?', at: 'in|in the|around|on', into: 'in' },
    ...{ and: 'and', how: 'with|by|on|for|without' },
  }),
  de: tripName({
    ...{ days: 'Tagen?', span: '(?:(?:[Ee]ine|[Zz]wei|1|2) )?Wochen?', at: 'in|in der|im|auf|an der|am|durch' },
    ...{ into: 'in', and: 'und', how: 'mit|ohne|im|für|zu' },
    // "3 Tage Wanderung" is an event rather than a place.
    place: `(?!\\p{L}+(?:ung|heit|keit|schaft|kur|fasten|messe|seminar|kurs)(?:$| ))${NAME}`,
  }),
  fr: tripName({
    ...{ days: 'jours', span: '[Uu]ne semaine|[Dd]eux semaines', at: 'à|au|aux|en|dans les?|à la', into: 'en' },
    ...{ and: 'et', how: 'avec|sans|en|pour|à' },
  }),
  es: tripName({
    ...{ days: 'días', span: '[Uu]na semana|[Dd]os semanas', at: 'en|en el|por|por la', into: 'en' },
    ...{ and: 'y', how: 'con|sin|en|para' },
  }),
};
