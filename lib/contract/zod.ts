import { config } from 'zod';

/**
 * The one place `zod` enters the contract: `import * as z from './zod'`. Its compiled parsers probe `new Function`,
 * which our content security policy refuses and reports as a violation; this must run before the first schema is
 * built, hence a module of its own. Named exports, and not zod's own `z` object: that holds the messages of fifty
 * languages, and what one takes from it is never cut down to what is used.
 */
config({ jitless: true });

export * from 'zod';
