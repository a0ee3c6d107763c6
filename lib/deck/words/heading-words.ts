import { findPhrase, type Phrases, wordsIn } from './match-phrases';

type HeadingWords = {
  /** Values to compare. */
  breakdown?: Phrases;
  /** A structure, even if the nested list below could be a comparison. */
  structure?: Phrases;
  agenda?: Phrases;
  steps?: Phrases;
  /** The lowest value is the one to highlight. */
  lowest?: Phrases;
  people?: Phrases;
  /** Thanks, an invitation or a contact at the end of a deck. */
  closing?: Phrases;
};

/** Words of headings that say what the content below is. The language of a heading is often unclear, so all count. */
const HEADING_WORDS: Readonly<Record<string, HeadingWords>> = {
  en: {
    breakdown: 'by, per, breakdown, distribution, benchmark, comparison, compared',
    structure: 'organis*, organiz*, structure, hierarch*, org chart, tree, taxonomy, breakdown',
    agenda: 'agenda, contents, outline, overview, topics, today, program, programme',
    steps: `how, process, step, workflow, procedure, method, path, journey, get/getting started, set up, setup, install*,
      recipe`,
    lowest: 'lowest, least, fewest, smallest, cheapest',
    people: 'team, people, who, whom, contact, speaker, board, staff, crew, author, founders, committee',
    closing: 'thank, thanks, contact, get in touch, talk to us, join, join us, come and, come to, visit us, see you',
  },
  de: {
    breakdown: 'nach, je, pro, aufteilung, verteilung, vergleich',
    structure: 'organigramm*, *struktur, *strukturen, *aufbau, gliederung, *baum',
    agenda: 'inhalt, übersicht, programm, themen, ablauf',
    steps: 'wie, so, ablauf, schritt, schritte, schritten, vorgehen, anleitung, verfahren',
    lowest: 'niedrigste*, geringste*, wenigste*, kleinste*, günstigste*',
    people: 'mannschaft, kontakt, kontakte, ansprechpartner*, vorstand, mitarbeit*, wahlen, gewählt, wer',
    closing: 'danke, vielen dank, herzlichen dank, kontakt, sprechen sie, machen sie mit, kommen sie, besuchen sie',
  },
  fr: {
    structure: 'organigramme',
    people: '*équipe, contact, qui, intervenants',
    closing: 'merci, contact, rejoignez, venez',
  },
  es: {
    structure: 'organigrama, estructura',
    people: 'equipo, personas, quién, quiénes, contacto',
    closing: 'gracias, contacto, únete, venid',
  },
  ru: { structure: 'структура, иерархия', people: 'команда, контакты, люди', closing: 'спасибо, контакты' },
  ja: { people: 'チーム, メンバー', closing: 'ありがとうございます, ありがとうございました, お問い合わせ' },
  zh: { people: '团队', closing: '谢谢, 感谢, 联系我们' },
};

/** Whether a heading has such words. */
export function announces(heading: string, kind: keyof HeadingWords): boolean {
  const words = wordsIn(heading.slice(0, 300));
  return Object.values(HEADING_WORDS).some(({ [kind]: phrases }) => phrases && findPhrase(words, phrases) !== null);
}
