import { config, type core } from 'zod';
import { inEnglish } from '../words/say-kept';

/**
 * The one place `zod` enters the contract: `import * as z from './zod'`. Its compiled parsers probe `new Function`,
 * which our content security policy refuses and reports as a violation; this must run before the first schema is
 * built, hence a module of its own. Named exports, and not zod's own `z` object: that holds the messages of fifty
 * languages, and what one takes from it is never cut down to what is used.
 */
config({ jitless: true, customError: plainMessage });

export * from 'zod';

/** What is said of a value whose schema says nothing by itself: zod's own words are in no catalogue of ours. */
function plainMessage(issue: core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return inEnglish('is not a known member');
  if (issue.input === undefined) return inEnglish('is required');
  if (issue.code === 'invalid_type') return inEnglish('must be of the type {type}', { type: issue.expected });
  if (issue.code === 'invalid_value')
    return inEnglish('must be one of {values}', { values: issue.values.map(String).join(', ') });
  if (issue.code !== 'too_big') return inEnglish('is not as it must be');
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return inEnglish('must be at most {max} characters', { max });
  if (issue.origin === 'array') return inEnglish('must have at most {max} entries', { max });
  return inEnglish('must be at most {max}', { max });
}
