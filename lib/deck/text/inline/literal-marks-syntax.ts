import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { emphasisShape, literalMarks } from './literal-marks';

const STAR = 42;
const LOW_LINE = 95;
const TILDE = 126;
const emphasis = cjkFriendlyExtension();
const strikethrough = gfmStrikethroughCjkFriendly({ singleTilde: false });

/**
 * Emphasis and strikethrough where both CommonMark and the shape of the text say so (`literal-marks.ts`), also next to
 * Chinese, Japanese and Korean characters, whose punctuation has no spaces around it.
 */
export function emphasisSyntax(source: string): Extension {
  const literal = literalMarks(source);
  const star = shaped(emphasis.text?.[STAR] as Construct, source, 'attentionSequence');
  const tilde = shaped(strikethrough.text?.[TILDE] as Construct, source, 'strikethroughSequenceTemporary');
  const text: NonNullable<Extension['text']> = { [STAR]: [star], [LOW_LINE]: [star], [TILDE]: [tilde] };
  const mark = literalMark(literal);
  for (const code of new Set([...literal].map((at) => source.charCodeAt(at))))
    text[code] = [mark, ...[text[code] ?? []].flat()];
  return {
    text,
    insideSpan: { null: [...(emphasis.insideSpan?.null ?? []), ...(strikethrough.insideSpan?.null ?? [])] },
    attentionMarkers: { null: [TILDE] },
  };
}

/**
 * Reads a literal mark as text, before any construct that could begin with it. `previous` keeps the parser from looking
 * at other marks: it would begin code in the middle of backticks.
 */
function literalMark(literal: ReadonlySet<number>): Construct {
  return {
    name: 'literalMark',
    previous() {
      return literal.has(this.now().offset);
    },
    tokenize(effects, ok, nok) {
      return (code) => {
        if (!literal.has(this.now().offset)) return nok(code);
        effects.enter('data');
        effects.consume(code);
        effects.exit('data');
        return ok;
      };
    },
  };
}

/** The construct with fewer places where its sequences may open and close. */
function shaped(construct: Construct, source: string, type: string): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const narrowed: State = (code: Code) => {
        const token = this.events.at(-1)?.[1];
        if (token?.type === type) {
          const { start, end } = token;
          const { canOpen, canClose } = emphasisShape(source, start.offset, end.offset - start.offset);
          token._open &&= canOpen;
          token._close &&= canClose;
        }
        return ok(code);
      };
      return construct.tokenize.call(this, effects, narrowed, nok);
    },
  };
}
