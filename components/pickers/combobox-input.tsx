import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';

type Props = {
  ref?: Ref<HTMLInputElement>;
  id: string;
  /** Whether the list is shown. */
  open: boolean;
  value: string;
  activeOption: string | null;
  placeholder: string;
  onOpen: () => void;
  onSearch: (text: string) => void;
  /** Returns whether the key was handled. */
  onKey: (key: string, alt: boolean) => boolean;
  /** The form is about to be submitted from here, so the typed text must be in it. */
  onSend: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

export function ComboboxInput({
  ref,
  id,
  open,
  value,
  activeOption,
  placeholder,
  onOpen,
  onSearch,
  onKey,
  onSend,
  ...aria
}: Props) {
  return (
    <div className="relative">
      <input
        ref={ref}
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ?? undefined}
        className="control truncate pe-8"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        onClick={(event) => {
          event.currentTarget.select();
          onOpen();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
          if (onKey(event.key, event.altKey)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        {...aria}
      />
      <ChevronsUpDown
        aria-hidden="true"
        size={14}
        className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-quiet"
      />
    </div>
  );
}
