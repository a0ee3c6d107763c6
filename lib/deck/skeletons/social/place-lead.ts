import type { Block } from '../../blocks';
import { partLead } from '../../layout/part-lead';
import type { CardToPlace, Placement } from '../../layout/placement';
import { countWords } from '../../text/count-words';
import { plainText } from '../../text/text-runs';
import { putBlocks } from './put-blocks';
import type { SocialLook } from './social-look';
import { SocialPage } from './social-page';

/** A first sentence is set large up to this length, and only below a heading that is not a statement itself. */
const LEAD = { least: 3, most: 18, letters: 120 };
const LABEL_WORDS = 5;
/** Sizes of the large sentence and of the text below it. */
const LEADS = [
  [64, 38],
  [56, 35],
  [50, 32],
  [44, 30],
  [38, 28],
  [34, 26],
] as const;

/** A label, a statement in large type, and the text that explains it. Null if that does not fit in readable type. */
export function placeLead(card: CardToPlace, look: SocialLook, blocks: readonly Block[]): Placement | null {
  const { heading, isRepeated } = card.content;
  if (heading && !isRepeated && countWords(plainText(heading.runs)) > LABEL_WORDS) return null;
  const parts = partLead(blocks, LEAD);
  if (!parts) return null;
  const { lead, rest } = parts;
  const page = new SocialPage(card, look);
  const top = page.label();
  const setAt = ([large, size]: readonly [number, number]) => {
    const said = page.wrapped(lead, page.room, {
      ...{ font: look.said, size: large * page.grown, fixed: true, leading: 1.1, balanced: true, align: look.align },
    });
    const below = { size: size * page.grown };
    return { said, below, height: said.height + GAP + page.heightOf(rest, page.room, below) };
  };
  const room = page.floor - top;
  const fit = LEADS.map(setAt).find(({ height }) => height <= room);
  if (!fit) return null;
  if (fit.height <= room - page.tall * ART) page.takeArt(ART);
  const start = top + Math.min(40, Math.max(0, page.floor - top - fit.height) * 0.2);
  fit.said.put(page.left, start);
  putBlocks(page, rest, start + fit.said.height + GAP, fit.below.size);
  return page.placement();
}

/** The share of a post for a drawing at its foot. */
const ART = 0.2;
/** The space between a statement and the text below it. */
const GAP = 28;
