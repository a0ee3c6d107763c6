import type { LivePage } from './live-page';

type Part = { text: string; nodes: ChildNode[] };

/**
 * Writes a page into the document of its frame. Unchanged parts keep their elements, so that the frame does not flicker
 * or lose its scroll position while the person types. All markup is escaped by the renderer, and the frame runs
 * no scripts.
 */
export class PageWriter {
  readonly #document: Document;
  readonly #main: HTMLElement;
  readonly #style: HTMLStyleElement;
  #css = '';
  #before: Part[] = [];
  #bands: Part[] = [];
  #after: Part[] = [];

  constructor(document: Document) {
    this.#document = document;
    this.#style = document.createElement('style');
    document.head.append(this.#style);
    this.#main = document.createElement('main');
    this.#main.id = 'main';
    document.body.replaceChildren(this.#main);
  }

  write({ language, direction, className, style, fonts, before, bands, after }: LivePage): void {
    const { documentElement: root, body, head } = this.#document;
    root.lang = language;
    root.dir = direction;
    body.className = className;
    const css = `${style}\n${fonts.css}`;
    if (css !== this.#css) this.#style.textContent = css;
    this.#css = css;
    for (const href of fonts.sheets) {
      if (head.querySelector(`link[href="${href}"]`)) continue;
      const link = this.#document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      head.append(link);
    }
    this.#before = this.#replace(body, this.#main, this.#before, before);
    this.#bands = this.#replace(this.#main, null, this.#bands, bands);
    this.#after = this.#replace(body, null, this.#after, after);
  }

  /** Replaces the parts between the first and the last that changed. */
  #replace(parent: Element, end: ChildNode | null, old: readonly Part[], texts: readonly string[]): Part[] {
    const most = Math.min(old.length, texts.length);
    let first = 0;
    while (first < most && old[first]!.text === texts[first]) first += 1;
    let kept = 0;
    while (kept < most - first && old.at(-1 - kept)!.text === texts.at(-1 - kept)) kept += 1;
    const rest = old.slice(old.length - kept);
    const next = rest[0]?.nodes[0] ?? end;
    for (const { nodes } of old.slice(first, old.length - kept)) for (const node of nodes) node.remove();
    const added = texts.slice(first, texts.length - kept).map((text) => {
      const template = this.#document.createElement('template');
      template.innerHTML = text;
      const nodes = [...template.content.childNodes];
      parent.insertBefore(template.content, next);
      return { text, nodes };
    });
    return [...old.slice(0, first), ...added, ...rest];
  }
}
