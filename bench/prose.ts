const PARAGRAPH =
  'It took six years to pay for the reading room. The money came from bake sales, from two legacies and from a grant that nobody had believed in.';

/** Sixty cards of prose, each with a list, separated by markers. */
export const SIXTY_CARDS = Array.from(
  { length: 60 },
  (_, at) => `## Chapter ${at + 1}\n\n${PARAGRAPH}\n\n- Costs went up\n- Visitors came on ${at + 100} days`,
).join('\n\n---\n\n');
