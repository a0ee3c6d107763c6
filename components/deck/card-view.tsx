import './deck-fonts.css';
import './deck.css';
import { type CSSProperties, memo, useId, useMemo } from 'react';
import type { Picture } from '@/lib/deck/blocks';
import { scriptFamilyName, scriptsIn } from '@/lib/deck/fonts/script-families';
import { pathData } from '@/lib/deck/path';
import {
  type PlacedCard,
  type PlacedChart,
  type PlacedImage,
  type PlacedShape,
  type PlacedTable,
  type PlacedText,
  paragraphsOf,
  ruleBelow,
  type TextRole,
} from '@/lib/deck/placed';
import { uploadIdOf } from '@/lib/deck/text/inline/picture-address';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Points } from '@/lib/deck/units';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { cardName } from './deck-words';
import { cardUnits, type Drawing, type ElementGroup, groupElements, place } from './drawing';
import { ParagraphLines, ParagraphsView } from './paragraphs-view';
import { ScriptSheets } from './script-sheets';

export type CardViewProps = {
  card: PlacedCard;
  theme: DeckTheme;
  /** The URL of stored bytes. Must be referentially stable, or every card renders again. */
  imageUrl: (key: string) => string;
  /** Whether the deck is the whole page, so that its title is the h1. Elsewhere card titles are one level below. */
  isPage?: boolean;
  /** The width in pixels; by default the card fills the available width. */
  width?: number;
};

type ViewOf<Kind extends ElementGroup['kind']> = (props: {
  element: Extract<ElementGroup, { kind: Kind }>;
  drawing: Drawing;
  card: PlacedCard;
}) => React.ReactNode;

const VIEWS: { [Kind in ElementGroup['kind']]: ViewOf<Kind> } = {
  text: TextView,
  table: TableView,
  image: ImageView,
  chart: ChartView,
  shapes: ({ element, drawing, card }) => <ShapesView shapes={element.shapes} card={card} theme={drawing.theme} />,
};

/**
 * One placed card as semantic HTML at the exact positions of the layout. Memoised: an unchanged card does not render
 * again.
 */
export const CardView = memo(function CardView({ card, theme, imageUrl, isPage = false, width }: CardViewProps) {
  const drawing = useMemo(() => ({ theme, imageUrl, isPage, units: cardUnits(card) }), [theme, imageUrl, isPage, card]);
  const scripts = useMemo(() => scriptsIn(cardText(card)), [card]);
  const otherFonts = scripts.map((id) => `'${scriptFamilyName(id)}'`).join(', ');
  return (
    <article
      className="deck-card"
      aria-label={cardName(card)}
      style={{
        aspectRatio: `${card.width} / ${card.height}`,
        background: theme.palette[card.ground],
        ...(width === undefined ? {} : { width }),
        ...(scripts.length === 0 ? {} : ({ '--deck-scripts': otherFonts } as CSSProperties)),
      }}
    >
      {scripts.length > 0 && <ScriptSheets families={scripts} />}
      {groupElements(card.elements).map((element, at) => {
        const View = VIEWS[element.kind] as ViewOf<ElementGroup['kind']>;
        return <View key={at} element={element as never} drawing={drawing} card={card} />;
      })}
    </article>
  );
});

/** A semantic table with the column and row sizes of the layout. */
function TableView({ element, drawing }: { element: PlacedTable; drawing: Drawing }) {
  const { units, theme } = drawing;
  const rows = element.rows.map((row, at) => ({ ...row, rule: ruleBelow(element.rows, at) }));
  const heads = rows.filter((row) => row.header);
  const bodies = rows.filter((row) => !row.header);
  const ruled = (rule: Points) => `inset 0 calc(-1 * ${units(rule)}) 0 ${theme.palette[element.line]}`;
  const section = (drawn: typeof rows, Cell: 'th' | 'td') =>
    drawn.map((row) => (
      <tr key={row.cells[0]?.box.y} style={{ height: units(row.height) }}>
        {row.cells.map((cell) => (
          <Cell
            key={cell.box.x}
            {...(Cell === 'th' ? { scope: 'col' } : {})}
            style={{ boxShadow: ruled(row.rule), ...(cell.fill ? { background: theme.palette[cell.fill] } : {}) }}
          >
            <ParagraphsView paragraphs={cell.paragraphs} origin={cell.box} drawing={drawing} />
          </Cell>
        ))}
      </tr>
    ));
  return (
    <table className="deck-box deck-table" style={place(element.box, units)}>
      <colgroup>
        {element.columns.map((width, at) => (
          <col key={at} style={{ width: units(width) }} />
        ))}
      </colgroup>
      {heads.length > 0 && <thead>{section(heads, 'th')}</thead>}
      <tbody>{section(bodies, 'td')}</tbody>
    </table>
  );
}

/** All text on a card, for detecting its scripts. Order and separators do not matter. */
export function cardText({ elements }: PlacedCard): string {
  return elements
    .flatMap(paragraphsOf)
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)))
    .join(' ');
}

/** A chart as one image with its data as text alternative. Its parts are positioned as on the card. */
export function ChartView({ element, drawing, card }: { element: PlacedChart; drawing: Drawing; card: PlacedCard }) {
  return (
    <div className="deck-chart" role="img" aria-label={tStored(element.alt)}>
      {groupElements(element.drawing).map((part, at) => {
        if (part.kind === 'shapes')
          return <ShapesView key={at} shapes={part.shapes} card={card} theme={drawing.theme} />;
        return part.kind === 'text' && <TextView key={at} element={part} drawing={drawing} card={card} />;
      })}
    </div>
  );
}

/** A picture in its frame; without bytes, a labelled placeholder. */
function ImageView({ element, drawing }: { element: PlacedImage; drawing: Drawing }) {
  const { units, theme } = drawing;
  const address = addressOf(element, drawing);
  const frame = { ...place(element.box, units), borderRadius: units(element.radius) };
  if (address === null) {
    return (
      <figure className="deck-box deck-placeholder" style={{ ...frame, color: theme.palette.muted }}>
        <span style={{ fontSize: units(12) }}>{reasonOf(element.picture)}</span>
      </figure>
    );
  }
  return (
    <figure className="deck-box" style={frame}>
      <img
        src={address}
        alt={element.decorative ? '' : element.alt}
        title={element.picture.kind === 'file' ? element.picture.credit : undefined}
        style={{ objectFit: element.fit }}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </figure>
  );
}

function addressOf({ picture }: PlacedImage, { imageUrl }: Drawing): string | null {
  switch (picture.kind) {
    case 'file':
      return isAddress(picture.key) ? picture.key : imageUrl(picture.key);
    case 'url':
    case 'placeholder':
      return null;
  }
}

/** Stored pictures have keys, which only the artifact's routes resolve. */
function isAddress(key: string): boolean {
  return key.startsWith('data:') || uploadIdOf(key) !== null;
}

function reasonOf(picture: Picture): string {
  if (picture.kind === 'placeholder') return picture.reason;
  if (picture.kind !== 'url') return '';
  const host = URL.canParse(picture.url) ? new URL(picture.url).host : '';
  return host ? t('Image from {host}', { host }) : t('Image');
}

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
function TextView({ element, drawing, card }: { element: PlacedText; drawing: Drawing; card: PlacedCard }) {
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

/** Adjacent shapes in one SVG, hidden from screen readers. */
function ShapesView({ shapes, card, theme }: { shapes: PlacedShape[]; card: PlacedCard; theme: DeckTheme }) {
  return (
    <svg className="deck-shapes" viewBox={`0 0 ${card.width} ${card.height}`} aria-hidden="true">
      {shapes.map((shape, at) => (
        <Shape key={at} shape={shape} theme={theme} />
      ))}
    </svg>
  );
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Shape({ shape: placed, theme }: { shape: PlacedShape; theme: DeckTheme }) {
  const { fill, fillTo } = placed;
  const id = useId();
  if (!fill || !fillTo) return <Outline shape={placed} theme={theme} fill={fill ? theme.palette[fill] : 'none'} />;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={theme.palette[fill]} />
        <stop offset="1" stopColor={theme.palette[fillTo]} />
      </linearGradient>
      <Outline shape={placed} theme={theme} fill={`url(#${id})`} />
    </>
  );
}

function Outline({ shape: placed, theme, fill }: { shape: PlacedShape; theme: DeckTheme; fill: string }) {
  const { shape, box, stroke, radius, opacity } = placed;
  const paint = {
    fill,
    ...(opacity < 1 ? { opacity } : {}),
    ...(stroke
      ? {
          stroke: theme.palette[stroke.colour],
          strokeWidth: stroke.width,
          ...(stroke.round ? ROUND : {}),
          ...(stroke.dashed ? { strokeDasharray: `${stroke.width * 3} ${stroke.width * 2}` } : {}),
        }
      : {}),
  };
  switch (shape) {
    case 'rect':
      return <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={radius || undefined} {...paint} />;
    case 'ellipse':
      return (
        <ellipse
          cx={box.x + box.width / 2}
          cy={box.y + box.height / 2}
          rx={box.width / 2}
          ry={box.height / 2}
          {...paint}
        />
      );
    case 'line':
      return <line x1={box.x} y1={box.y} x2={box.x + box.width} y2={box.y + box.height} {...paint} />;
    case 'path':
      return <path d={pathData(placed.path)} {...paint} />;
  }
}
