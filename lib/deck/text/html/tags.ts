const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin an HTML block at the start of a line, even within a paragraph (CommonMark 4.6, condition 6). */
export const BLOCK_TAGS = set(
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul',
);

/** Elements without a close tag. */
export const VOID_TAGS = set('area base br col embed frame hr img input link meta param source track wbr');

/** Elements whose content isn't text of the page. */
export const RAW_TAGS = set('script style');

/** Elements that are always markup, even without attributes or a close tag. */
const ALWAYS_MARKUP = set(
  'p div center span br hr wbr ul ol li dl dt dd table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 details summary blockquote pre section article aside header footer nav main figure figcaption picture html head body script style img',
);

/**
 * Elements that are markup if they have attributes or are closed. Otherwise they are a placeholder such as `<source>`,
 * which is text.
 */
const USUALLY_MARKUP = set(
  'a abbr address area audio b base bdi bdo big button canvas cite code col colgroup data datalist del details dfn dialog dir em embed fieldset font form frame frameset hgroup i iframe input ins kbd label legend link map mark marquee math menu meta meter nav nobr noscript object optgroup option output param path picture progress q rect rp rt ruby s samp search select slot small source strike strong sub sup svg template text textarea time title tspan track tt u var video circle g line polygon polyline ellipse defs use image desc lineargradient stop clippath',
);

/**
 * Whether a tag is markup. Unknown tags are placeholders (`<your name>`, `Promise<void>`) unless they are closed or
 * have an attribute.
 */
export function isMarkup(name: string, raw: string, isClosed: boolean): boolean {
  if (ALWAYS_MARKUP.has(name)) return name !== 'img' || raw.includes('=');
  if (isClosed) return true;
  if (raw.startsWith('</')) return USUALLY_MARKUP.has(name);
  return raw.includes('=') || (raw.endsWith('/>') && (USUALLY_MARKUP.has(name) || name.includes('-')));
}

/** An attribute's value, or an empty string. */
export function attribute(raw: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(raw);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
}

/** Whether a tag has an attribute, with or without a value. */
export function hasAttribute(raw: string, name: string): boolean {
  return new RegExp(`\\s${name}(?=[\\s=/>])`, 'i').test(raw);
}

/** One declaration of a tag's inline `style`, or an empty string. */
export function styleOf(raw: string, property: string): string {
  return (
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, 'i').exec(attribute(raw, 'style'))?.[1]?.toLowerCase() ?? ''
  );
}

/** The name of a tag in lower case, or an empty string. */
export function tagName(raw: string): string {
  return /^<\/?([a-z][\w:-]*)/i.exec(raw)?.[1]?.toLowerCase() ?? '';
}

/** Whether an image has at most two pixels, to track who opens the page. */
export function isTracker(raw: string): boolean {
  return ['width', 'height'].some((side) => /^[012](?:px)?$/.test(attribute(raw, side)));
}
