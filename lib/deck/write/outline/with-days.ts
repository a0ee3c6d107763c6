import type { OutlineLanguage } from './outline-kind';
import type { OutlineSection } from './read-outline';

const FIRST_DAY = /^(\p{L}+) 1$/u;
/** A table with more rows would not fit on a slide. */
const MOST_DAYS = 10;

type DayWords = {
  /** The columns of the table of all days, after the one that names them. */
  overview: readonly string[];
  /** The table on the card of a day. */
  header: readonly string[];
  rows: readonly string[];
  /** What a post about a day asks. */
  question: string;
};

const WORDS: Readonly<Record<OutlineLanguage, DayWords>> = {
  en: {
    overview: ['Area', 'To book'],
    header: ['When', 'What', 'How to get there'],
    rows: ['Morning', 'Afternoon', 'Evening'],
    question: 'What do we do on day {day}?',
  },
  de: {
    overview: ['Gegend', 'Zu buchen'],
    header: ['Wann', 'Was', 'Wie wir hinkommen'],
    rows: ['Vormittag', 'Nachmittag', 'Abend'],
    question: 'Was machen wir an Tag {day}?',
  },
  fr: {
    overview: ['Quartier', 'À réserver'],
    header: ['Quand', 'Quoi', 'Comment y aller'],
    rows: ['Matin', 'Après-midi', 'Soir'],
    question: 'Que faisons-nous le jour {day}\u00a0?',
  },
  es: {
    overview: ['Zona', 'Para reservar'],
    header: ['Cuándo', 'Qué', 'Cómo llegar'],
    rows: ['Mañana', 'Tarde', 'Noche'],
    question: '¿Qué hacemos el día {day}?',
  },
};

/**
 * The sections of a trip, with a row and a card for each of its days, if the prompt says how many there are. Short decks
 * have only the rows.
 */
export function withDays(
  sections: readonly OutlineSection[],
  count: number | null,
  language: OutlineLanguage,
): OutlineSection[] {
  return sections.flatMap((section) => {
    const word = FIRST_DAY.exec(section.table?.rows[0] ?? '')?.[1];
    if (!section.table || word === undefined || count === null || count > MOST_DAYS) return section;
    const { overview, header, rows, question } = WORDS[language];
    const days = Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
    if (count === 1) return { ...section, table: { ...section.table, rows: days } };
    const cards = days.map(
      (heading, at): OutlineSection => ({
        heading,
        questions: [question.replace('{day}', `${at + 1}`)],
        table: { header: [...header], rows: [...rows] },
        isCore: false,
      }),
    );
    return [{ ...section, table: { header: [section.table.header[0] ?? '', ...overview], rows: days } }, ...cards];
  });
}
