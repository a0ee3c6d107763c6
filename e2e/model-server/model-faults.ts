/** Ways in which a scripted answer goes wrong. Without a fault the answer is good. */
export const MODEL_FAULTS = [
  'rate-limit',
  'server-error',
  'unauthorized',
  'context-overflow',
  'refusal',
  'textual-refusal',
  'empty',
  'garbled-stream',
  'cut-stream',
  'dead-connection',
  'fenced',
  'wrong-keys',
  'next-to-nothing',
  'bullets-only',
  'prose-around',
  'thinking',
  'schema-ignored',
  'wrong-language',
  'invented-numbers',
  'invented-quote',
  'hostile-markup',
  'obedient',
  'too-many-cards',
  'too-few-cards',
  'one-json-body',
  'endless',
  'slow',
] as const;

export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Request features that the server refuses, as some real servers do. */
export type WireQuirk =
  | 'no-json-schema'
  | 'no-response-format'
  | 'no-stream-options'
  | 'wants-max-completion-tokens'
  | 'no-null';

/** The facts of a request that the scripted answers need. */
export type Asked = {
  kind: 'outline' | 'card' | 'other';
  /** The number of cards of an outline, or the number of the card. */
  number: number;
  heading: string;
  /** The content between the fences. */
  text: string;
  isRepair: boolean;
  /** The person's instruction for rewriting an existing card. */
  instruction: string | null;
  /** The content that a template's card asks for. */
  form: string | null;
};

export function readAsked(messages: readonly { role: string; content: string }[]): Asked {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const users = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const first = users[0] ?? '';
  const fence = /(TEXT-[0-9a-f]{24})/.exec(first)?.[1] ?? '';
  const text = fence === '' ? '' : (first.split(`\n${fence}\n`)[1] ?? '');
  const isOutline = system.includes('You plan the cards');
  const isCard = system.includes('one JSON object');
  const count = /exactly (\d+) cards/.exec(system)?.[1];
  const card = /(?:[Ww]rite card|Section) (\d+) of/.exec(first)?.[1];
  return {
    kind: isOutline ? 'outline' : isCard ? 'card' : 'other',
    number: Number((isOutline ? count : card) ?? 1),
    heading: /Heading in the plan: (.*)/.exec(first)?.[1] ?? /headed "([^"]*)"/.exec(first)?.[1] ?? `Card ${card}`,
    text,
    isRepair: users.length > 1,
    form: /Form of the card: (.*)/.exec(first)?.[1] ?? null,
    instruction: /What the person wants of this card: "(.*)"/.exec(first)?.[1] ?? null,
  };
}
