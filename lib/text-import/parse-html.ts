import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, html, Parser, Token } from 'parse5';
import { type HtmlTree, isBlockTag } from './html-tree';

/**
 * Parses a page without a DOM, so that a worker can do it; nothing is executed or loaded. Elements nested too deep for
 * functions that walk a tree are left out: their content is in the element around them, a block's on lines of its own.
 */
export function parseHtml(source: string): Extract<HtmlTree, { type: 'root' }> {
  const page = BoundedParser.parse(source, { scriptingEnabled: false }) as DefaultTreeAdapterMap['document'];
  return fromParse5(page) as Extract<HtmlTree, { type: 'root' }>;
}

/** Markdown is readable up to far fewer levels. */
const DEEPEST = 100;

const { TAG_ID } = html;

/** In these the parser accepts only certain tags, and would move text to another place. */
const NEEDS_PARTS = new Set([TAG_ID.TABLE, TAG_ID.TBODY, TAG_ID.THEAD, TAG_ID.TFOOT, TAG_ID.TR, TAG_ID.COLGROUP]);

/** Elements without elements in them: without content, or with raw text that isn't shown. */
const LEAVES = new Set(
  'area base br col embed hr img input link meta param source track wbr script style title textarea iframe noembed noframes xmp plaintext'.split(
    ' ',
  ),
);

/** Leaves out tags before they become elements, since the parser's own time grows with the depth of each. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  /** Open elements that were left out, and how many there are of each name. */
  private omitted: string[] = [];
  private counts = new Map<string, number>();
  private needsBreak = false;

  override onStartTag(token: Token.TagToken): void {
    const { stackTop, currentTagId } = this.openElements;
    if (stackTop < DEEPEST || NEEDS_PARTS.has(currentTagId!) || LEAVES.has(token.tagName)) {
      super.onStartTag(token);
      return;
    }
    this.omit(token.tagName);
    if (!token.selfClosing) {
      this.omitted.push(token.tagName);
      this.counts.set(token.tagName, (this.counts.get(token.tagName) ?? 0) + 1);
    }
  }

  override onEndTag(token: Token.TagToken): void {
    if (!this.counts.get(token.tagName)) {
      super.onEndTag(token);
      if (this.openElements.stackTop < DEEPEST) this.forget();
      return;
    }
    // Elements without an end tag end with the one around them.
    for (let name = ''; name !== token.tagName; ) {
      name = this.omitted.pop()!;
      this.counts.set(name, this.counts.get(name)! - 1);
      this.omit(name);
    }
  }

  override onCharacter(token: Token.CharacterToken): void {
    if (this.needsBreak) super.onStartTag(BREAK);
    this.needsBreak = false;
    super.onCharacter(token);
  }

  private omit(tagName: string): void {
    this.needsBreak ||= isBlockTag(tagName);
  }

  private forget(): void {
    this.omitted = [];
    this.counts.clear();
    this.needsBreak = false;
  }
}

const BREAK: Token.TagToken = {
  type: Token.TokenType.START_TAG,
  tagName: 'br',
  tagID: TAG_ID.BR,
  selfClosing: false,
  ackSelfClosing: false,
  attrs: [],
  location: null,
};
