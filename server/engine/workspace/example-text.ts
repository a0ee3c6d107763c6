import type { Format } from '@/lib/contract/enums';

/** A built-in template. `since`: the version of the templates that added it. */
export type ExampleText = { id: string; name: string; since: 1 | 2; format: Format; themeId: string; text: string };
