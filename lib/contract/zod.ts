import { z } from 'zod';

/**
 * The one place `zod` enters the contract. Its compiled parsers probe `new Function`, which our content security
 * policy refuses and reports as a violation; this must run before the first schema is built, hence a module of its own.
 */
z.config({ jitless: true });

export { z };
