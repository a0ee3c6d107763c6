import { NUMBER_WORDS } from './asked-cards';
import type { OutlineLanguage } from './outline-kind';

/** Two weeks at most. More days are rather a programme: "30 days of yoga". */
const FEW = `[1-9]|1[0-4]|${NUMBER_WORDS}`;
const CAPITAL = `\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}`;

function daysAndPlace(days: string, before: string, place = CAPITAL): RegExp {
  return new RegExp(
    `^(?:(?:${FEW}) (?:${days}) (?:(?:${before}) )?${place}|${CAPITAL},? (?:${FEW}) (?:${days}))$`,
    'u',
  );
}

/**
 * Whether a text is no more than a number of days and a place: "Rome, 3 days", "3 Tage Rom". Case matters, because
 * places have capitals.
 */
export const TRIP_NAME: Readonly<Record<OutlineLanguage, RegExp>> = {
  en: daysAndPlace('days', 'in'),
  // "3 Tage Wanderung" is an event rather than a place.
  de: daysAndPlace(
    'Tage',
    'in|auf|an der|am',
    `(?!\\p{L}+(?:ung|heit|keit|schaft|kur|fasten|messe|seminar|kurs)$)${CAPITAL}`,
  ),
  fr: daysAndPlace('jours', 'à|au|aux|en'),
  es: daysAndPlace('días', 'en'),
};
