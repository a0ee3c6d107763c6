import type { PlacedParagraph, PlacedText, TextRole } from '@/lib/deck/placed';
import { toEmu } from '@/lib/deck/units';
import type { InheritedStyle } from './deck-styles';
import { paragraphsXml, runProperties, runXml, slideNumberField } from './paragraphs';
import { inPlaceholder, nonVisual, rectangle, transform } from './place-shape';
import { isTitle, placeholderXml } from './placeholders';
import { fillOf } from './scheme-colours';
import type { SlideContext } from './slide-context';
import type { TextFrame } from './text-frame';
import { insetsWithin } from './title-places';
import { type XmlElement, xml } from './xml';

/** A text as a native text box, or as the title or content placeholder of its layout. */
export function placeText(text: PlacedText, context: SlideContext): XmlElement {
  const frame = context.frameOf(text);
  const seat = context.placeholderOf(text);
  const isTitled = seat !== null && isTitle(seat);
  const own = isTitled ? { ...context, fontOf: context.titleFontOf } : context;
  const place = isTitled ? context.title.place : null;
  const id = context.nextId();
  const named = { id, name: `${ROLE_NAMES[text.role]} ${id}` };
  return xml(
    'p:sp',
    seat ? inPlaceholder(named, placeholderXml(seat)) : nonVisual('Sp', named, { isTextBox: true }),
    xml(
      'p:spPr',
      ...(place ? [] : [transform('a:xfrm', frame.box), rectangle(frame.box, text.radius)]),
      fillOf(context.colours, text.fill),
      xml('a:ln', xml('a:noFill')),
    ),
    xml(
      'p:txBody',
      bodyProperties(place ? { ...frame, ...insetsWithin(frame, place.box) } : frame),
      xml('a:lstStyle'),
      paragraphsXml(
        frame.paragraphs,
        {
          left: text.box.x + text.inset,
          inherited: isTitled ? context.title.style : seat?.type === null ? context.contentStyle : null,
          isTitle: isTitled,
          ...runsOf(text, frame, own),
        },
        own,
      ),
    ),
  );
}

/** Replaces the runs of the card number, and of headings that keep their own line breaks. */
function runsOf(text: PlacedText, { ownLines }: TextFrame, context: SlideContext) {
  if (text.role === 'cardNumber') return { runsOf: (each: PlacedParagraph) => numberRuns(each, context) };
  if (ownLines)
    return {
      runsOf: (each: PlacedParagraph, inherited: InheritedStyle | null) => brokenRuns(each, context, inherited),
    };
  return {};
}

/**
 * Text wraps in its box. It was measured before it was placed, so it keeps its size in the theme's font. With a wider
 * font, a program that fits text to its box shrinks it (LibreOffice on opening, others when the text is edited).
 */
function bodyProperties({ left, top, right, bottom }: TextFrame): XmlElement {
  return xml(
    'a:bodyPr',
    {
      wrap: 'square',
      lIns: toEmu(left),
      tIns: toEmu(top),
      rIns: toEmu(right),
      bIns: toEmu(bottom),
      anchor: 't',
      rtlCol: false,
    },
    xml('a:normAutofit'),
  );
}

/** The card number's runs, with the number itself as a field. */
function numberRuns(paragraph: PlacedParagraph, context: SlideContext): XmlElement[] {
  const own = String(context.slideNumber);
  const at = paragraph.runs.findIndex(({ text }) => NUMBER.exec(text)?.[0] === own);
  return paragraph.runs.flatMap((run, place) => {
    if (place !== at) return runXml(run, context);
    const from = run.text.search(NUMBER);
    const around = (text: string) => (text === '' ? [] : runXml({ ...run, text }, context));
    return [
      ...around(run.text.slice(0, from)),
      slideNumberField(run.style, context),
      ...around(run.text.slice(from + own.length)),
    ];
  });
}

const NUMBER = /\d+/;

const ROLE_NAMES = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Content',
  quote: 'Quote',
  code: 'Code',
  caption: 'Caption',
  header: 'Header',
  footer: 'Footer',
  cardNumber: 'Slide number',
  ornament: 'Ornament',
} as const satisfies Record<TextRole, string>;

/**
 * A heading's runs, line by line. The space at each break is dropped: in a wider font it could be wrapped by itself,
 * which would leave an empty line.
 */
function brokenRuns({ lines }: PlacedParagraph, context: SlideContext, inherited: InheritedStyle | null): XmlElement[] {
  return lines.flatMap((line, at) => {
    const out = line.runs.flatMap((run) => runXml(run, context, inherited));
    const last = line.runs.at(-1);
    if (at === lines.length - 1 || !last) return out;
    return [...out, xml('a:br', runProperties('a:rPr', last.style, context, { inherited }))];
  });
}
