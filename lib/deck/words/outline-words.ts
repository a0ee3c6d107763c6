import type { OutlineLanguage } from './prompt-words';

/** Words on the cards of outlines, besides the outlines themselves. */
type OutlineWords = {
  /** Below the title. */
  outline: string;
  /** The same after the label of an outline. */
  ofKind: string;
  /** Heads what the prompt says beyond its title. */
  brief: string;
  /** Heads empty cards, with a number. */
  notes: string;
};

export const OUTLINE_WORDS: Readonly<Record<OutlineLanguage, OutlineWords>> = {
  en: { outline: 'Outline to fill in', ofKind: 'outline to fill in', brief: 'The brief', notes: 'Notes' },
  de: {
    outline: 'Gliederung zum Ausfüllen',
    ofKind: 'Gliederung zum Ausfüllen',
    brief: 'Der Auftrag',
    notes: 'Notizen',
  },
  fr: { outline: 'Trame à compléter', ofKind: 'trame à compléter', brief: 'La demande', notes: 'Notes' },
  es: { outline: 'Esquema para completar', ofKind: 'esquema para completar', brief: 'El encargo', notes: 'Notas' },
};
