import { config, type core } from 'zod';
import { englishMessage } from '../words/stored-messages';

/**
 * The only import of `zod` in the contract: `import * as z from './zod'`. Zod's JIT parsers probe `new Function`, which
 * our CSP blocks and reports; this must run before the first schema is built, hence a separate module. Named exports
 * instead of zod's own `z` object, which contains the messages of fifty languages and cannot be tree-shaken.
 */
config({ jitless: true, customError: plainMessage });

export * from 'zod';

/** The message for values whose schema has none: zod's default messages are not in our catalogue. */
function plainMessage(issue: core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return englishMessage('is not a known member');
  if (issue.input === undefined) return englishMessage('is required');
  if (issue.code === 'invalid_type') return englishMessage('must be of the type {type}', { type: issue.expected });
  if (issue.code === 'invalid_value')
    return englishMessage('must be one of {values}', { values: issue.values.map(String).join(', ') });
  if (issue.code !== 'too_big') return englishMessage('is not valid');
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return englishMessage('must be at most {max} characters', { max });
  if (issue.origin === 'array') return englishMessage('must have at most {max} entries', { max });
  return englishMessage('must be at most {max}', { max });
}
