import type { NamedWordings } from '../named-headings';

/** German headings and questions that name the topic or the audience. The topic stays in the nominative. */
export const GERMAN_WORDINGS: NamedWordings = {
  topic: {
    'In einem Satz': ['{name} in einem Satz'],
    'Die Grundlagen': ['{name}: die Grundlagen'],
    'Die wichtigsten Punkte': [
      '{name}: was {readers} wissen sollten',
      'Was {readers} wissen sollten',
      '{name}: die wichtigsten Punkte',
    ],
    'Zahlen und Fakten': ['{name}: Zahlen und Fakten'],
    'Genauer betrachtet': ['{how}'],
    'Was es für uns bedeutet': ['Was es für {audience} bedeutet'],
    'Warum ist es wichtig?': ['Warum ist es für {audience} wichtig?'],
    'Was sollte hängen bleiben?': ['Was sollten sich {readers} merken?'],
  },
  lesson: {
    Lernziele: ['{name}: Lernziele'],
    'Der Kern': ['{name}: worum es geht'],
    'So funktioniert es': ['{name}: so funktioniert es'],
    Zusammenfassung: ['{name}: Zusammenfassung'],
    'Was können die Lernenden am Ende?': ['Was können {readers} am Ende?'],
  },
  workshop: {
    Ausgangspunkt: ['{name}: Ausgangspunkt'],
    Ergebnisse: ['{name}: Ergebnisse'],
  },
  business: {
    Standort: ['{name}: Standort'],
    'Das Angebot': ['{name}: das Angebot'],
    Kosten: ['{name}: Kosten'],
    'Nächste Schritte': ['{name}: nächste Schritte'],
  },
  pitch: {
    'Die Lösung': ['{name}: die Lösung'],
    'Der Markt': ['{name}: der Markt'],
    'Der Bedarf': ['{name}: der Bedarf'],
  },
  launch: {
    'Was neu ist': ['{name}: was neu ist'],
    'Die wichtigsten Eigenschaften': ['{name}: die wichtigsten Eigenschaften'],
    'Ablauf der Einführung': ['{name}: Ablauf der Einführung'],
  },
  proposal: {
    'Die Ausgangslage': ['{name}: die Ausgangslage'],
    Zeitplan: ['{name}: Zeitplan'],
    Kosten: ['{name}: Kosten'],
  },
  report: {
    Zusammenfassung: ['Was {readers} wissen sollten', '{name}: Zusammenfassung'],
    Ergebnisse: ['{name}: Ergebnisse'],
    'Nächste Schritte': ['{name}: nächste Schritte'],
  },
  marketing: {
    'Das Ziel': ['{name}: das Ziel'],
    'Die Botschaft': ['{name}: die Botschaft'],
    Kanäle: ['{name}: Kanäle'],
  },
  'case-study': {
    'Die Ergebnisse': ['{name}: die Ergebnisse'],
  },
  sales: {
    'Für wen es ist': ['{name}: für wen?'],
    'Das Angebot': ['{name}: das Angebot'],
    Preise: ['{name}: Preise'],
  },
  request: {
    'Die Lage': ['{name}: die Lage'],
    Empfehlung: ['{name}: Empfehlung'],
    'Was zu entscheiden ist': ['{name}: was zu entscheiden ist'],
  },
  retrospective: {
    'Was wir vorhatten': ['{name}: was wir vorhatten'],
    'Was wir gelernt haben': ['{name}: was wir gelernt haben'],
  },
  research: {
    Fragestellung: ['{name}: Fragestellung'],
    Ergebnisse: ['{name}: Ergebnisse'],
    Fazit: ['{name}: Fazit'],
  },
  history: {
    'Kurz gefasst': ['{name}: kurz gefasst'],
    Wendepunkte: ['{name}: Wendepunkte'],
  },
  trip: {
    Unterkunft: ['Unterkunft in {place}'],
    Sehenswertes: ['Sehenswertes in {place}'],
    Essen: ['Essen in {place}'],
  },
  event: {
    'Die Idee': ['{name}: die Idee'],
    'Wann und wo': ['{name}: wann und wo'],
    Checkliste: ['{name}: Checkliste'],
  },
  book: {
    'Auf einen Blick': ['{name} auf einen Blick'],
    'Meine Meinung': ['{name}: meine Meinung'],
  },
  plan: {
    'Das Ziel': ['{name}: das Ziel'],
    Meilensteine: ['{name}: Meilensteine'],
    Risiken: ['{name}: Risiken'],
    'Nächste Schritte': ['{name}: nächste Schritte'],
  },
  'how-to': {
    'Was gebraucht wird': ['{name}: was gebraucht wird'],
    'Häufige Fehler': ['{name}: häufige Fehler'],
  },
  training: {
    'Worum es geht': ['Was {readers} lernen'],
  },
  worth: {
    'Was es ist': ['Was {thing} ist', 'Was {things} sind'],
    'So funktioniert es': ['So funktioniert {thing}', 'So funktionieren {things}', '{name}: so funktioniert es'],
    'Was es kostet': ['Was {thing} kostet', 'Was {things} kosten', '{name}: was es kostet'],
    'Für und Wider': ['{name}: Für und Wider'],
    'Zu wem es passt': ['Zu wem {thing} passt', 'Zu wem {things} passen'],
  },
  onboarding: {
    Willkommen: ['Willkommen, {audience}'],
  },
  meeting: {
    Anlass: ['{name}: Anlass'],
  },
};
