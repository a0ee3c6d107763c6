import type { PlacedText, TextRole } from '@/lib/deck/placed';
import { legalText } from '../safe-text';
import { drawUntagged } from './draw-lines';
import { drawParagraphs } from './draw-paragraphs';
import type { PageContext } from './page-context';
import { addPageLink, roundedRect } from './pdf-document';
import { addTag, drawArtifact, drawTagged, type Tag } from './tags';

/** Draws a text in its box. Headers, footers, card numbers and repeated headings are drawn but not read aloud. */
export function drawText(text: PlacedText, context: PageContext): void {
  const { document, section } = context;
  const { fill } = text;
  if (fill !== null) {
    drawArtifact(document, 'Layout', () => {
      roundedRect(document, text.box, text.radius);
      document.fill(context.colour(fill));
    });
  }
  if (text.pageLink) {
    drawPageLink(text, text.pageLink, context);
    return;
  }
  const tag = text.repeated ? null : text.headingLevel === null ? TAGS[text.role] : (`H${text.headingLevel}` as const);
  if (tag === null) {
    drawArtifact(document, 'Pagination', () => {
      for (const paragraph of text.paragraphs) drawUntagged(paragraph, context);
    });
    return;
  }
  const holder = HOLDERS[text.role];
  const parent = holder && text.headingLevel === null ? addTag(document, section, holder) : section;
  drawParagraphs(text.paragraphs, parent, tag, context);
}

/** Draws text that links to a page. It is read aloud even if it repeats other text, because links need a name. */
function drawPageLink(text: PlacedText, pageLink: NonNullable<PlacedText['pageLink']>, context: PageContext): void {
  const { document, section } = context;
  const paragraph = addTag(document, section, 'P');
  const link = addTag(document, paragraph, 'Link');
  drawTagged(document, link, 'Link', () => {
    for (const each of text.paragraphs) drawUntagged(each, context);
  });
  const words = text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  addPageLink(document, pageLink, legalText(words), link);
  link.end();
  paragraph.end();
}

/** The tag of a paragraph by role, unless it is a heading. Null if it is not part of the text. */
const TAGS = {
  title: 'P',
  subtitle: 'P',
  body: 'P',
  quote: 'P',
  code: 'Code',
  caption: 'Caption',
  header: null,
  footer: null,
  cardNumber: null,
  ornament: null,
} as const satisfies Record<TextRole, Tag | null>;

/** The tag that groups the paragraphs of a role. */
const HOLDERS = {
  title: null,
  subtitle: null,
  body: null,
  quote: 'BlockQuote',
  code: 'P',
  caption: null,
  header: null,
  footer: null,
  cardNumber: null,
  ornament: null,
} as const satisfies Record<TextRole, Tag | null>;
