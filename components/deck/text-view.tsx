import type { PlacedCard, PlacedText, TextRole } from '@/lib/deck/placed';
import { type Drawing, place } from './drawing';
import { ParagraphLines } from './paragraph-lines';
import { ParagraphsView } from './paragraphs-view';

const ELEMENTS = {
  title: 'div',
  subtitle: 'div',
  body: 'div',
  quote: 'blockquote',
  code: 'pre',
  caption: 'div',
  header: 'div',
  footer: 'div',
  cardNumber: 'div',
  ornament: 'div',
} as const satisfies Record<TextRole, 'div' | 'blockquote' | 'pre'>;

/** A box of text: a heading, prose and lists, a quotation, or code. */
export function TextView({ element, drawing, card }: { element: PlacedText; drawing: Drawing; card: PlacedCard }) {
  const { box, role, headingLevel, paragraphs } = element;
  const style = {
    ...place(box, drawing.units),
    ...(element.fill ? { background: drawing.theme.palette[element.fill] } : {}),
    ...(element.radius ? { borderRadius: drawing.units(element.radius) } : {}),
  };
  if (headingLevel !== null) {
    const Heading = `h${levelOf(headingLevel, card, drawing)}` as const;
    return (
      <Heading className="deck-box" style={style}>
        <Runs element={element} drawing={drawing} />
      </Heading>
    );
  }
  if (role === 'code') {
    return (
      <pre className="deck-box" style={style}>
        <code>
          <Runs element={element} drawing={drawing} />
        </code>
      </pre>
    );
  }
  const Element = ELEMENTS[role];
  return (
    <Element className="deck-box" style={style} aria-hidden={role === 'ornament' || undefined}>
      <ParagraphsView paragraphs={paragraphs} origin={box} drawing={drawing} />
    </Element>
  );
}

/**
 * If the deck is the page, the first card's heading is the h1, and headings on that card are one level higher than
 * elsewhere. Within another page all card titles have the same level, below that page's heading.
 */
function levelOf(level: NonNullable<PlacedText['headingLevel']>, { index }: PlacedCard, { isPage }: Drawing) {
  if (!isPage) return level === 1 ? 2 : level;
  return index === 0 && level > 2 ? ((level - 1) as 2 | 3 | 4 | 5) : level;
}

/** Lines without paragraph elements, which are not allowed in headings and code. */
function Runs({ element: { paragraphs, box }, drawing }: { element: PlacedText; drawing: Drawing }) {
  return paragraphs.map((paragraph, at) => (
    <span key={at} className="deck-paragraph" dir="auto">
      <ParagraphLines paragraph={paragraph} origin={box} drawing={drawing} />
    </span>
  ));
}
