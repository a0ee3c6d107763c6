import 'server-only';
import { isPaged } from '@/lib/deck/deck';
import { readBlocks } from '@/lib/deck/text/read-text';
import { log } from '../../log/log';
import type { Engine } from '../context';
import type { Plan } from '../generate/plan';

/** Cards of the usual kinds, including a list, which needs the icons. */
const SAMPLE = [
  '# A title\n\nA sentence below it, which is not long.',
  '## A list\n\n- Costs: what it takes\n- People: who is there\n- Time: how long it lasts',
  '## A text\n\nSome words about a matter. And some more of them, so that there are lines.',
];

/** Themes that have been laid out in this process. What gets loaded depends on the theme. */
const warm = new Set<string>();

/**
 * Lays out a sample while the model plans, so that the first card does not have to wait. The first layout of a process
 * takes half a second, mostly to load the icons, which headings alone do not need.
 */
export async function warmLayout({ layOut }: Pick<Engine, 'layOut'>, shape: WarmShape): Promise<void> {
  if (warm.has(shape.theme.id)) return;
  warm.add(shape.theme.id);
  const cards = SAMPLE.map((text) => ({ blocks: readBlocks(text, 1), notes: null, labelOnly: false }));
  const { theme, format, language } = shape;
  const dimensions = isPaged(shape.dimensions) ? 'fluid' : shape.dimensions;
  const options = { title: '', subject: null, headerFooter: null, layoutSequence: null, additionalInstructions: null };
  await layOut({ cards, options: { ...options, theme, format, dimensions, language } }).catch((error: unknown) => {
    // If something is wrong, laying out the real cards will report it.
    log.warn({ err: error }, 'the layout could not be warmed');
  });
}

type WarmShape = Pick<Plan, 'theme' | 'format' | 'dimensions' | 'language'>;
