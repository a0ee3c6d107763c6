import { CARD_RULES } from './card-rules';
import { DRAWING_RULES } from './drawing-rules';
import type { Rule } from './rule';
import { TEXT_RULES } from './text-rules';

/**
 * The rules of `lib/deck`. Not listed: Markdown, HTML, TeX and code, which are languages with a specification; fast paths
 * with the same result (`quick-blocks`); instructions (`wishes`) and templates, which no text of the corpus has; and
 * outlines of prompts (`outlines`), which only Generate without a model makes.
 */
export const ALL_RULES: readonly Rule[] = [...TEXT_RULES, ...CARD_RULES, ...DRAWING_RULES];
