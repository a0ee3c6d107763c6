import type { Format } from '@/lib/contract/enums';
import gathered from './examples.generated.json';

/** A built-in template. `since`: the version of the templates that added it. */
export type ExampleText = { id: string; name: string; since: number; format: Format; themeId: string; text: string };

/** The templates of the folder `examples`, as `npm run words` gathers them. */
export const EXAMPLES = gathered as readonly ExampleText[];
