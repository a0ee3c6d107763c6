import { Fragment, type ReactNode } from 'react';
import { messageOf } from '@/lib/words/t';

type Part = ReactNode | ((words: ReactNode) => ReactNode);

/**
 * A translated sentence with elements in it, as one message: `<Trans of="See <link>the notes</link> of {name}" with={{
 * link: (words) => <a href="/notes">{words}</a>, name }} />`. A placeholder takes any node; tagged text is passed to
 * the function of that name. Tags cannot be nested.
 */
export function Trans({ of, with: parts }: { of: string; with: Readonly<Record<string, Part>> }) {
  const pieces = messageOf(of).split(/(<(\w+)>.*?<\/\2>|\{\w+\})/s);
  return pieces.map((piece, index) => {
    // Every third piece is the name captured by the second group, rendered with the piece before it.
    if (index % 3 === 2) return null;
    return <Fragment key={index}>{index % 3 === 1 ? drawn(piece, parts) : piece}</Fragment>;
  });
}

function drawn(piece: string, parts: Readonly<Record<string, Part>>): ReactNode {
  const [, name = '', words = ''] = /^[<{](\w+)(?:>(.*)<\/\w+>|\})$/s.exec(piece) ?? [];
  const part = parts[name];
  return typeof part === 'function' ? part(withPlaces(words, parts)) : part;
}

function withPlaces(words: string, parts: Readonly<Record<string, Part>>): ReactNode {
  return words.split(/\{(\w+)\}/).map((piece, index) => {
    const part = index % 2 === 1 ? parts[piece] : piece;
    return <Fragment key={index}>{typeof part === 'function' ? null : part}</Fragment>;
  });
}
