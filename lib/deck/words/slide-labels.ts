/** The labels of a text written slide by slide, and what each of them names. */
export type SlideLabel = 'title' | 'titleSlide' | 'subtitle' | 'content' | 'picture' | 'notes';

const BY_LANGUAGE: Readonly<Record<string, Readonly<Record<SlideLabel, string>>>> = {
  en: {
    title: 'title, heading, headline, slide title',
    titleSlide: 'title slide, opening slide, cover, cover slide',
    subtitle: 'subtitle, subheading, sub-heading, tagline',
    content:
      'content, bullet point, bullet points, bullets, key point, key points, main point, main points, text, body, on-screen text',
    picture:
      'visual, visuals, visual idea, visual ideas, visual suggestion, visual suggestions, visual element, visual elements, suggested visual, suggested visuals, image, images, image idea, image ideas, image suggestion, image suggestions, graphic, graphics, design, design idea, design ideas, design note, design notes, layout, background',
    notes:
      "speaker note, speaker notes, speaker's notes, speakers notes, note, notes, presenter note, presenter notes, script, talking point, talking points",
  },
  de: {
    title: 'titel, überschrift',
    titleSlide: 'titelfolie, deckblatt',
    subtitle: 'untertitel',
    content: 'inhalt, inhalte, stichpunkte, kernpunkte',
    picture: 'bild, bildidee, bildvorschlag, grafik, visualisierung',
    notes: 'sprechernotizen, notizen, sprechertext',
  },
  fr: {
    title: 'titre',
    titleSlide: 'page de titre',
    subtitle: 'sous-titre',
    content: 'contenu, points clés',
    picture: 'visuel',
    notes: "notes de l'orateur",
  },
  es: {
    title: 'título',
    titleSlide: 'portada',
    subtitle: 'subtítulo',
    content: 'contenido, puntos clave',
    picture: 'imagen',
    notes: 'notas, notas del orador',
  },
};

const LABELS: ReadonlyMap<string, SlideLabel> = new Map(
  Object.values(BY_LANGUAGE).flatMap((labels) =>
    Object.entries(labels).flatMap(([label, words]) =>
      words.split(', ').map((word) => [word, label as SlideLabel] as const),
    ),
  ),
);

/** What a label names, or null for any other words. */
export function slideLabel(words: string): SlideLabel | null {
  return LABELS.get(words.toLowerCase().replaceAll('’', "'")) ?? null;
}
