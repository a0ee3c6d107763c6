import { MORE as FRENCH_MORE } from './french/learning-outlines';
import { MORE as GERMAN_MORE } from './german/learning-outlines';
import { MORE } from './learning-outlines';
import type { OutlineLanguage } from './outline-kind';
import type { OutlineSection } from './read-outline';
import { MORE as SPANISH_MORE } from './spanish/learning-outlines';

/** Words that outlines use in addition to their sections. */
type OutlineWords = {
  outline: string;
  /** Follows the name of a kind of deck. */
  ofKind: string;
  /** Precedes the audience. */
  forAudience: string;
  brief: string;
  notes: string;
  /** Introduces the rows of a table as text if there is no room for the table. */
  belongs: string;
  /** Whether rows keep their capitals, which German nouns need. */
  keepsCase: boolean;
  /** Finds two compared things. */
  between: RegExp;
  more: readonly OutlineSection[];
};

export const OUTLINE_WORDS: Readonly<Record<OutlineLanguage, OutlineWords>> = {
  en: {
    outline: 'Outline to fill in',
    ofKind: 'outline to fill in',
    forAudience: 'for',
    brief: 'The brief',
    notes: 'Notes',
    belongs: 'What belongs here',
    keepsCase: false,
    between:
      /^(?:(?:compare|comparing|comparison of|comparison between|pros and cons of|differences? between)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|and|or|with)\s+(.{2,40})$/i,
    more: MORE,
  },
  de: {
    outline: 'Gliederung zum Ausfüllen',
    ofKind: 'Gliederung zum Ausfüllen',
    forAudience: 'für',
    brief: 'Der Auftrag',
    notes: 'Notizen',
    belongs: 'Was gehört hierher',
    keepsCase: true,
    // After "Vergleich von" and "zwischen" the names are inflected, so they stay in the title.
    between:
      /^(?!.*\b(?:von|zwischen)\s)(?:(?:vergleiche?|vergleich:)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|und|oder|gegen)\s+(.{2,40})$/i,
    more: GERMAN_MORE,
  },
  fr: {
    outline: 'Trame à compléter',
    ofKind: 'trame à compléter',
    forAudience: 'pour',
    brief: 'La demande',
    notes: 'Notes',
    belongs: 'Que mettre ici ',
    keepsCase: false,
    // "Comparaison du train et de l’avion" would need other articles.
    between:
      /^(?!.*\s(?:du|des|de|d[’'])[\s\p{L}])(?:(?:compare[rz]?|différences? entre|comparaison|comparatif)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|et|ou|contre)\s+(.{2,40})$/iu,
    more: FRENCH_MORE,
  },
  es: {
    outline: 'Esquema para completar',
    ofKind: 'esquema para completar',
    forAudience: 'para',
    brief: 'El encargo',
    notes: 'Notas',
    belongs: '¿Qué incluir aquí',
    keepsCase: false,
    between:
      /^(?!.*\sdel?\s)(?:(?:comparar|compara|diferencias entre|comparación|comparativa)\s+)?(.{2,40}?)\s+(?:vs\.?|versus|y|e|o|u|contra|frente a)\s+(.{2,40})$/i,
    more: SPANISH_MORE,
  },
};
