'use client';

import { Image as ImageIcon, Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import type { Draft } from '@/lib/composer/draft';
import type { PositionName } from '@/lib/contract/enums';
import type { DraftPosition } from '@/lib/contract/fields';
import { midSentence } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { POSITION_SOURCE_WORDS, POSITION_WORDS } from '../settings/choice-words';

type Props = {
  open: PositionName | null;
  wrong: readonly PositionName[];
  onPlace: (name: PositionName) => void;
  places: Map<PositionName, HTMLButtonElement>;
  panelId: string;
};

const ROWS = [
  { band: 'header', names: ['topLeft', 'topCenter', 'topRight'] },
  { band: 'footer', names: ['bottomLeft', 'bottomCenter', 'bottomRight'] },
] as const;

/** A small picture of a card with its header and footer; each of the six places is a button. */
export function CardPicture({ open, wrong, onPlace, places, panelId }: Props) {
  const headerFooter = useWatch<Draft, 'cardOptions.headerFooter'>({ name: 'cardOptions.headerFooter' });
  const row = ({ band, names }: (typeof ROWS)[number]) => (
    <div className={classNames('grid grid-cols-3 gap-1.5', band === 'header' ? 'items-start' : 'items-end')}>
      {names.map((name) => (
        <Place
          key={name}
          name={name}
          position={headerFooter[name]}
          isOpen={open === name}
          isWrong={wrong.includes(name)}
          onPlace={() => onPlace(name)}
          places={places}
          panelId={panelId}
        />
      ))}
    </div>
  );
  return (
    <div className="flex flex-col gap-2 rounded-control border border-hairline bg-surface p-2">
      {row(ROWS[0])}
      <div aria-hidden="true" className="space-y-1.5 px-1.5 py-1 text-edge/40">
        <div className="h-1.5 w-1/4 rounded-[2px] bg-current" />
        <div className="h-1 w-1/2 rounded-[2px] bg-current" />
      </div>
      {row(ROWS[1])}
    </div>
  );
}

type PlaceProps = {
  name: PositionName;
  position: DraftPosition;
  isOpen: boolean;
  isWrong: boolean;
  onPlace: () => void;
  places: Map<PositionName, HTMLButtonElement>;
  panelId: string;
};

function Place({ name, position, isOpen, isWrong, onPlace, places, panelId }: PlaceProps) {
  const isEmpty = position.type === '';
  return (
    <button
      ref={(button) => {
        if (button) places.set(name, button);
        return () => void places.delete(name);
      }}
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-label={`${POSITION_WORDS[name]}: ${wordsOf(position)}${isWrong ? t(', has a problem') : ''}`}
      onClick={onPlace}
      className={classNames(
        'flex min-h-7 min-w-0 items-center gap-1 rounded-control border px-1.5 text-12 transition pointer-coarse:min-h-11',
        name.endsWith('Center') ? 'justify-center' : name.endsWith('Right') ? 'justify-end' : 'justify-start',
        isEmpty ? 'border-dashed text-quiet hover:text-ink' : 'font-medium',
        isOpen ? 'border-ink bg-sunk' : isWrong ? 'border-bad' : isEmpty ? 'border-edge/60' : 'border-edge bg-raised',
      )}
    >
      <Shown position={position} />
    </button>
  );
}

function Shown({ position }: { position: DraftPosition }) {
  switch (position.type) {
    case 'text':
      return <span className="truncate">{position.value.trim() || t('Text')}</span>;
    case 'cardNumber':
      return <span className="truncate">{t('Card number')}</span>;
    case 'image':
      return (
        <>
          <ImageIcon aria-hidden="true" size={14} className="shrink-0" />
          <span className="truncate">{position.source === 'themeLogo' ? t('Logo') : t('Image')}</span>
        </>
      );
    default:
      return <Plus aria-hidden="true" size={14} />;
  }
}

function wordsOf({ type, value, source }: DraftPosition): string {
  if (type === 'text') return value.trim() ? t('text “{value}”', { value: value.trim() }) : t('empty text');
  if (type === 'cardNumber') return t('card number');
  if (type === 'image') return source === '' ? t('image') : midSentence(POSITION_SOURCE_WORDS[source]);
  return t('empty');
}
