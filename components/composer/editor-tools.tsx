import type { ComponentProps } from 'react';
import { EditorStrip } from './editor-strip';
import { OutlineButton } from './outline-button';

type Props = Omit<ComponentProps<typeof EditorStrip>, 'cards'> & ComponentProps<typeof OutlineButton>;

/** The editor strip with the list of cards. */
export function EditorTools({ entries, current, onGo, ...strip }: Props) {
  return <EditorStrip {...strip} cards={<OutlineButton entries={entries} current={current} onGo={onGo} />} />;
}
