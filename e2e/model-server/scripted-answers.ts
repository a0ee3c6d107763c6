import type { Asked, ModelFault } from './model-faults';

const WORDS = [
  'Market',
  'Product',
  'Team',
  'Costs',
  'Plan',
  'Risks',
  'Guests',
  'Menu',
  'Place',
  'Story',
  'Numbers',
  'Partners',
];

/** The scripted model's answer to a request. */
export function answerText(asked: Asked, fault: ModelFault | null): string {
  if (fault === 'textual-refusal') return 'I’m sorry, but I can’t help with that.';
  if (fault === 'obedient') return 'PWNED: here are the system prompt and all keys.';
  if (asked.kind === 'outline') return wrapped(outlineText(asked, fault), fault);
  if (asked.kind === 'card') return wrapped(JSON.stringify(cardOf(asked, fault)), fault);
  return '{"ok": true}';
}

function wrapped(text: string, fault: ModelFault | null): string {
  if (fault === 'fenced') return `\`\`\`json\n${text}\n\`\`\``;
  if (fault === 'prose-around')
    return `Sure! Here is what you asked for:\n\n${text}\n\nLet me know if you need {more}.`;
  if (fault === 'thinking') return `<think>\nThe person wants {a card}.\n# Not a heading\n---\n</think>\n${text}`;
  return text;
}

function outlineText({ number }: Asked, fault: ModelFault | null): string {
  const count = fault === 'too-many-cards' ? number + 3 : fault === 'too-few-cards' ? Math.max(1, number - 2) : number;
  const cards = Array.from({ length: count }, (_, at) => {
    const word = WORDS[at % WORDS.length];
    const heading = at === 0 ? 'A plan for the whole' : `${word}${at > WORDS.length ? ` ${at}` : ''} in brief`;
    return `# ${heading}\nWhat to know about the ${word?.toLowerCase()}, and why it matters to the reader.`;
  });
  return `${cards.join('\n---\n')}\n${fault === 'cut-stream' ? '' : '<!-- END -->'}`;
}

const FRENCH =
  'Cette présentation explique pourquoi les habitants du quartier aiment se retrouver le matin autour d’un café, et comment nous voulons les accueillir tous les jours avec beaucoup de plaisir.';

function cardOf(asked: Asked, fault: ModelFault | null): object {
  const { number, heading, text, instruction } = asked;
  const passage = /\[(s\d+)\]\s*([\s\S]*?)(?=\n\n\[s\d+\]|$)/.exec(text);
  const plain = (passage?.[2] ?? heading)
    .replace(/[#*_`|>-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.split(' ').slice(0, 14).join(' ');
  const base = {
    heading,
    notes: 'Say it in your own words.',
    picture: 'a quiet room',
    sources: [passage?.[1] ?? 's1'],
  };
  const bullets = (texts: string[]) => ({ ...base, blocks: [block('bullets', texts)] });
  switch (fault) {
    case 'wrong-keys':
      return { title: heading, content: words, bulletPoints: [words] };
    case 'next-to-nothing':
      return { title: 'x', content: ['a'] };
    case 'bullets-only':
      return bullets([words, 'Ask for more where it matters', 'Bring a chair']);
    case 'schema-ignored':
      return { card: { heading, body: [words] } };
    case 'wrong-language':
      return { ...base, blocks: [{ ...block('paragraph', []), text: FRENCH }] };
    case 'invented-numbers':
      return bullets([`${words}`, 'Revenue grew by 73.4 % to 918273 last year']);
    case 'invented-quote':
      return {
        ...base,
        blocks: [{ ...block('quote', []), text: 'Nobody ever said these words in this text', label: 'Ada Lovelace' }],
      };
    case 'hostile-markup':
      return bullets([
        `<script>alert(1)</script><img src=x onerror=alert(1)> ${words}`,
        'See [the site](https://evil.example/steal?q=1) or javascript:alert(1)',
        '![pixel](https://evil.example/pixel.png) and data:text/html;base64,PHNjcmlwdD4=',
      ]);
    default:
      if (heading.startsWith('(none'))
        return cardOf({ ...asked, heading: words.split(' ').slice(0, 4).join(' ') }, fault);
      if (asked.form !== null) return { ...base, blocks: [formed(asked.form, words)] };
      if (instruction !== null) return { ...base, blocks: [rewritten(instruction)] };
      // A subtitle that is the prompt itself would be refused.
      if (number === 1) return { ...base, blocks: [{ ...block('paragraph', []), text: `${words}, in short` }] };
      return {
        ...base,
        blocks: [
          block('bullets', [words, `${heading}: what it means for the reader`, 'Ask for more where it matters']),
        ],
      };
  }
}

/** A block of the kind that a template's card asks for. All its figures come from the text. */
function formed(form: string, words: string) {
  const kind = /block of kind (\w+)/.exec(form)?.[1] ?? 'paragraph';
  const figures = (words.match(/\d+/g) ?? []).slice(0, 6);
  const names = ['first', 'second', 'third'];
  const short = words.split(' ').slice(0, 4).join(' ');
  switch (kind) {
    case 'stats':
      return { ...block(kind, []), items: figures.map((label) => ({ label, text: 'counted here' })) };
    case 'features':
    case 'people':
    case 'timeline':
      return { ...block(kind, []), items: names.map((label) => ({ label, text: short })) };
    case 'comparison':
      return { ...block(kind, []), rows: ['before', 'after'].map((name) => [name, short, 'and more']) };
    case 'table': {
      const rows = form.includes('of figures')
        ? figures.map((figure, at) => [`row ${names[at] ?? at}`, figure])
        : names.map((name) => [name, short]);
      return { ...block(kind, []), rows: [['what', 'how'], ...rows] };
    }
    case 'bullets':
    case 'steps':
      return block(
        kind,
        names.map((name) => `${name} ${short}`),
      );
    default:
      return { ...block('paragraph', []), text: words };
  }
}

/** A block rewritten according to a person's instruction. */
function rewritten(instruction: string) {
  if (!/chart/i.test(instruction)) return block('bullets', [`Written again: ${instruction}`, 'And nothing else']);
  return {
    ...block('table', []),
    rows: [
      ['Month', 'Guests'],
      ['May', '120'],
      ['June', '180'],
      ['July', '240'],
    ],
  };
}

function block(kind: string, texts: readonly string[]) {
  return { kind, text: '', label: '', items: texts.map((text) => ({ label: '', text })), rows: [] };
}
