import type { Font } from 'fontkit';
import type { Points, Size } from '@/lib/deck/units';
import { glyphNumber } from '../pdf/open-font';
import type { PdfDocument } from '../pdf/pdf-document';

/** A picture as a `data:` URL. */
export type CanvasImage = Size & { href: string };

type State = { opacity: number; clip: string | null; stroke: string };
type Gradient = { stop(at: number, colour: string): Gradient; readonly address: string };
type Fit = { cover?: [number, number]; fit?: [number, number] };
type TextOptions = { characterSpacing?: number; features?: Parameters<Font['layout']>[1] };

/**
 * Draws a card as SVG. It accepts the same calls as a pdfkit page, so the PDF handlers can draw on it. Text becomes
 * outlines, so that it looks the same regardless of installed fonts.
 */
export class SvgCanvas {
  readonly #body: string[] = [];
  readonly #defs: string[] = [];
  readonly #fonts: ReadonlyMap<string, Font>;
  readonly #saved: State[] = [];
  #state: State = { opacity: 1, clip: null, stroke: '' };
  #path = '';
  #font: Font | null = null;
  #size: Points = 12;
  #fill = '#000000';

  /** @param fonts the opened faces by id; more may be added while the card is drawn */
  constructor(fonts: ReadonlyMap<string, Font>) {
    this.#fonts = fonts;
  }

  /** This canvas as the type that the handlers expect. It has all members of a PDF page that they use. */
  get page(): PdfDocument {
    return this as unknown as PdfDocument;
  }

  /** The whole drawing, scaled to pixels and centred on them. */
  toSvg(card: Size, pixels: Size, ground: string): string {
    const { width, height } = pixels;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${card.width} ${card.height}">`,
      // The background extends beyond the card, because the image may have other proportions.
      `<rect x="${-card.width}" y="${-card.height}" width="${card.width * 3}" height="${card.height * 3}" fill="${ground}"/>`,
      `<defs>${this.#defs.join('')}</defs>`,
      ...this.#body,
      '</svg>',
    ].join('');
  }

  save(): this {
    this.#saved.push({ ...this.#state });
    return this;
  }

  restore(): this {
    this.#state = this.#saved.pop() ?? this.#state;
    return this;
  }

  opacity(opacity: number): this {
    this.#state.opacity = opacity;
    return this;
  }

  lineWidth(width: number): this {
    return this.#stroked('stroke-width', width);
  }

  lineCap(cap: 'round'): this {
    return this.#stroked('stroke-linecap', cap);
  }

  lineJoin(join: 'round'): this {
    return this.#stroked('stroke-linejoin', join);
  }

  dash(length: number, { space = length }: { space?: number } = {}): this {
    return this.#stroked('stroke-dasharray', `${length} ${space}`);
  }

  undash(): this {
    return this.#stroked('stroke-dasharray', 'none');
  }

  moveTo(x: number, y: number): this {
    return this.#trace(`M${rounded(x)} ${rounded(y)}`);
  }

  lineTo(x: number, y: number): this {
    return this.#trace(`L${rounded(x)} ${rounded(y)}`);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.#trace(`C${rounded(x1)} ${rounded(y1)} ${rounded(x2)} ${rounded(y2)} ${rounded(x)} ${rounded(y)}`);
  }

  closePath(): this {
    return this.#trace('Z');
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.#trace(`M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`);
  }

  roundedRect(x: number, y: number, width: number, height: number, radius: number): this {
    const arc = (dx: number, dy: number) =>
      `a${rounded(radius)} ${rounded(radius)} 0 0 1 ${rounded(dx)} ${rounded(dy)}`;
    const [across, down] = [width - 2 * radius, height - 2 * radius];
    return this.#trace(
      `M${rounded(x + radius)} ${rounded(y)}h${rounded(across)}${arc(radius, radius)}v${rounded(down)}${arc(-radius, radius)}` +
        `h${rounded(-across)}${arc(-radius, -radius)}v${rounded(-down)}${arc(radius, -radius)}Z`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    const arc = (dx: number) => `a${rounded(rx)} ${rounded(ry)} 0 0 1 ${rounded(dx)} 0`;
    return this.#trace(`M${rounded(x - rx)} ${rounded(y)}${arc(2 * rx)}${arc(-2 * rx)}Z`);
  }

  fill(colour: string | Gradient): this {
    const paint = typeof colour === 'string' ? colour : colour.address;
    this.#put(`<path d="${this.#path}" fill="${paint}"${this.#shared('fill-opacity')}/>`);
    return this.#trace(null);
  }

  stroke(colour: string): this {
    const { stroke } = this.#state;
    this.#put(
      `<path d="${this.#path}" fill="none" stroke="${colour}" style="${stroke}"${this.#shared('stroke-opacity')}/>`,
    );
    return this.#trace(null);
  }

  clip(): this {
    const id = `c${this.#defs.length}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${this.#path}"/></clipPath>`);
    this.#state.clip = id;
    return this.#trace(null);
  }

  linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient {
    const at = this.#defs.length;
    const stops: string[] = [];
    const write = () =>
      `<linearGradient id="g${at}" gradientUnits="userSpaceOnUse" x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}">${stops.join('')}</linearGradient>`;
    this.#defs.push(write());
    const gradient: Gradient = {
      address: `url(#g${at})`,
      stop: (offset, colour) => {
        stops.push(`<stop offset="${offset}" stop-color="${colour}"/>`);
        this.#defs[at] = write();
        return gradient;
      },
    };
    return gradient;
  }

  image(image: CanvasImage, x: number, y: number, { cover, fit = [0, 0] }: Fit): this {
    const [width, height] = cover ?? fit;
    const how = cover ? 'slice' : 'meet';
    this.#put(
      `<g${this.#shared('opacity')}><image href="${image.href}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" preserveAspectRatio="xMidYMid ${how}"/></g>`,
    );
    return this;
  }

  font(face: string): this {
    const font = this.#fonts.get(face);
    if (!font) throw new Error(`The face ${face} is not open.`);
    this.#font = font;
    return this;
  }

  fontSize(size: Points): this {
    this.#size = size;
    return this;
  }

  fillColor(colour: string): this {
    this.#fill = colour;
    return this;
  }

  widthOfString(text: string): number {
    const font = this.#face();
    return (font.layout(text).advanceWidth / font.unitsPerEm) * this.#size;
  }

  text(text: string, x: number, baseline: number, { characterSpacing = 0, features }: TextOptions = {}): this {
    const font = this.#face();
    const scale = this.#size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text, features);
    let [left, path] = [x, ''];
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      // Copies of a glyph have numbers of their own, so get the outline by the number in the font file.
      const outline = font.getGlyph(glyphNumber(glyph.id)).path;
      path += outlineData(outline, scale, left + xOffset * scale, baseline - yOffset * scale);
      left += xAdvance * scale + characterSpacing;
    }
    if (path !== '') this.#put(`<path d="${path}" fill="${this.#fill}"${this.#shared('fill-opacity')}/>`);
    return this;
  }

  // Tags and links exist only in PDF files, so these calls do nothing here.
  markContent(): this {
    return this;
  }

  endMarkedContent(): this {
    return this;
  }

  markStructureContent(): object {
    return {};
  }

  struct(): { add(): void; end(): void } {
    return { add: () => undefined, end: () => undefined };
  }

  link(): this {
    return this;
  }

  goTo(): this {
    return this;
  }

  #face(): Font {
    if (!this.#font) throw new Error('No face was chosen.');
    return this.#font;
  }

  #trace(step: string | null): this {
    this.#path = step === null ? '' : this.#path + step;
    return this;
  }

  #stroked(property: string, value: string | number): this {
    this.#state.stroke += `${property}:${value};`;
    return this;
  }

  #put(element: string): void {
    this.#body.push(element);
  }

  #shared(opacity: string): string {
    const { clip, opacity: share } = this.#state;
    return `${share < 1 ? ` ${opacity}="${share}"` : ''}${clip === null ? '' : ` clip-path="url(#${clip})"`}`;
  }
}

type Outline = ReturnType<Font['getGlyph']>['path'];

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Path data of a glyph's outline at its place on the card. The y axis of glyphs points up. */
function outlineData({ commands }: Outline, scale: number, x: Points, y: Points): string {
  let out = '';
  for (const { command, args } of commands) {
    out += LETTERS[command];
    for (let at = 0; at < args.length; at += 2)
      out += `${at === 0 ? '' : ' '}${rounded(x + args[at]! * scale)} ${rounded(y - args[at + 1]! * scale)}`;
  }
  return out;
}

/** Rounds to a thousandth of a point, far below a pixel. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
