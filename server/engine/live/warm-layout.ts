import 'server-only';
import { isPaged } from '@/lib/deck/deck';
import { readBlocks } from '@/lib/deck/text/read-text';
import { log } from '../../log/log';
import type { Engine } from '../context';
import type { Plan } from '../generate/plan';

/** A card of each usual kind, so that all of it is laid out once: prose, and a list, which is drawn with icons. */
const SAMPLE = [
  '# A title\n\nA sentence below it, which is not long.',
  '## A list\n\n- Costs: what it takes\n- People: who is there\n- Time: how long it lasts',
  '## A text\n\nSome words about a matter. And some more of them, so that there are lines.',
];

/** Themes that were laid out since the start: what is loaded depends on them. */
const warm = new Set<string>();

/**
 * The first layout of a process takes half a second, most of it for the icons, which bare headings do not need. It is
 * done while the model plans, so that the first card need not wait for it.
 */
export async function warmLayout({ layOut }: Pick<Engine, 'layOut'>, shape: WarmShape): Promise<void> {
  if (warm.has(shape.theme.id)) return;
  warm.add(shape.theme.id);
  const cards = SAMPLE.map((text) => ({ blocks: readBlocks(text, 1), notes: null, labelOnly: false }));
  const { theme, format, language } = shape;
  const dimensions = isPaged(shape.dimensions) ? 'fluid' : shape.dimensions;
  const options = { title: '', subject: null, headerFooter: null, layoutSequence: null, additionalInstructions: null };
  await layOut({ cards, options: { ...options, theme, format, dimensions, language } }).catch((error: unknown) => {
    // The cards themselves tell what is wrong.
    log.warn({ err: error }, 'the layout could not be warmed');
  });
}

type WarmShape = Pick<Plan, 'theme' | 'format' | 'dimensions' | 'language'>;
