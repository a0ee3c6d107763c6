'use client';

import { Folder as FolderIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { foldersOptions, nameCache, useListNames } from '@/components/data/lists';
import { Combobox } from '@/components/pickers/combobox';
import { localSource, type Named, remoteSource } from '@/components/pickers/picker-list';
import { RemoveButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { languageCode } from '@/lib/composer/request-facts';
import { findLanguage, type Language, languageWords, searchLanguages } from '@/lib/composer/search-languages';
import { languageName } from '@/lib/contract/enums';
import { IMAGE_MODELS, type ImageModel } from '@/lib/contract/image-models';
import type { Folder } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useRequestFacts } from '../send/use-estimate-facts';
import { useDraftField } from './draft-fields';

/** Accepts any text, because services differ in the languages they know. */
export function LanguageField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'textOptions.language' });
  const { id, notes, control: aria } = useDraftField('textOptions.language');
  const { target } = useFormSession();
  const { writesText, textLanguage, readerLanguage } = useRequestFacts();
  const keepsWords = useWatch({ control, name: 'textMode' }) === 'preserve' || !writesText;
  const none = keepsWords ? languageOfKept(target) : languageOfWritten(textLanguage, readerLanguage);
  const { value, onChange } = field;
  const known = value === '' ? null : findLanguage(value);
  return (
    <Field id={id} label={t('Language')} {...notes}>
      <Combobox<Language>
        {...aria}
        source={LANGUAGES}
        shown={known ? languageWords(known) : value}
        none={<span className="text-quiet">{none}</span>}
        isChosen={(code) => code === (known?.id ?? value)}
        onPick={(language) => onChange(language?.id ?? '')}
        onText={(text) => onChange(findLanguage(text)?.id ?? text)}
        row={({ id: code, name, english }) => (
          <span className="flex items-baseline gap-2">
            <span lang={code} className="truncate font-medium" dir="auto">
              {name}
            </span>
            {english !== name && <span className="truncate text-12 text-quiet">{english}</span>}
            <code className="ms-auto shrink-0 font-mono text-12 text-quiet">{code}</code>
          </span>
        )}
        placeholder={none}
      />
    </Field>
  );
}

const LANGUAGES = perLocale(() => localSource<Language>({ noun: t('Language'), rowHeight: 36 }, searchLanguages));

/** Only the engine detects the language of text that keeps its words. */
function languageOfKept(target: Target): string {
  return target === 'local' ? t('Detect') : t('Default: English');
}

/** The composer sends the detected language, or the reader's. */
function languageOfWritten(textLanguage: string | null | undefined, readerLanguage: string | undefined): string {
  const language = languageCode(textLanguage);
  if (!language) return t('Default: English');
  if (textLanguage === readerLanguage) return t('Default: {language}', { language: languageName(language) });
  return t('Same as your text: {language}', { language: languageName(language) });
}

type Row = ImageModel & Named;

const ROWS: readonly Row[] = IMAGE_MODELS.map((model) => ({ ...model, name: model.id }));
const MODELS = perLocale(() =>
  localSource<Row>({ noun: t('Image model'), rowHeight: 36 }, (typed) => {
    const words = typed.toLowerCase().split(/\s+/);
    return ROWS.filter(({ id, tier }) => words.every((word) => id.toLowerCase().includes(word) || tier.includes(word)));
  }),
);

const none = () => t('Automatic');

/** Known models with their cost per image; any other name may be entered too. */
export function ImageModelField({ hint }: { hint?: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'imageOptions.model' });
  const { id, notes, control: aria } = useDraftField('imageOptions.model', hint);
  const { value, onChange } = field;
  return (
    <Field id={id} label={t('AI image model')} {...notes}>
      <Combobox<Row>
        {...aria}
        source={MODELS}
        shown={value}
        none={<span className="text-quiet">{none()}</span>}
        isChosen={(model) => model === value.trim()}
        onPick={(model) => onChange(model?.id ?? '')}
        onText={onChange}
        row={({ id: name, tier, low, high }) => (
          <span className="flex items-baseline gap-2">
            <span className="truncate" dir="auto">
              {name}
            </span>
            <span className="ms-auto shrink-0 text-12 text-quiet tabular-nums">
              {t('{tier}, {credits} credits', {
                tier,
                credits: low === high ? low : t('{low} to {high}', { low, high }),
              })}
            </span>
          </span>
        )}
        placeholder={none()}
      />
    </Field>
  );
}

const FOLDERS = perLocale(() => ({ noun: t('Folders'), rowHeight: 36 }) as const);

export function FoldersField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'folderIds' });
  const { id, notes, control: aria } = useDraftField('folderIds');
  const { target } = useFormSession();
  const { value, onChange } = field;
  const { names, absent } = useListNames('folders', target, value);
  const source = useMemo(() => remoteSource(FOLDERS, (query) => foldersOptions(target, query)), [target]);
  const without = (folderId: string) => value.filter((chosen) => chosen !== folderId);
  const toggle = (folder: Folder | null) => {
    if (!folder) return;
    nameCache.keep('folders', target, [[folder.id, folder.name]]);
    onChange(value.includes(folder.id) ? without(folder.id) : [...value, folder.id]);
  };
  return (
    <Field id={id} label={t('Folders')} {...notes}>
      <Combobox<Folder>
        {...aria}
        source={source}
        shown=""
        isChosen={(folderId) => value.includes(folderId)}
        onPick={toggle}
        row={(folder) => (
          <span className="flex items-center gap-2">
            <FolderIcon aria-hidden="true" size={15} className="shrink-0 text-quiet" />
            <span className="truncate">{folder.name}</span>
          </span>
        )}
        many
        placeholder={value.length === 0 ? t('None') : t('Add folder')}
      />
      <FolderChips
        folders={value.map((folderId) => ({
          id: folderId,
          name: names.get(folderId) ?? null,
          isAbsent: absent.includes(folderId),
        }))}
        onRemove={(folderId) => onChange(without(folderId))}
      />
    </Field>
  );
}

type FolderChipsProps = {
  /** `name` null: the id is not among the loaded folders. `isAbsent`: the target does not have it. */
  folders: readonly { id: string; name: string | null; isAbsent: boolean }[];
  onRemove: (id: string) => void;
};

function FolderChips({ folders, onRemove }: FolderChipsProps) {
  if (folders.length === 0) return null;
  return (
    <ul aria-label={t('Selected folders')} className="mt-1.5 flex flex-wrap gap-1.5">
      {folders.map(({ id, name, isAbsent }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
        >
          <span className="truncate" dir="auto" lang="">
            {name ?? <code className="font-mono text-12">{id}</code>}
          </span>
          {isAbsent && <span className="ms-1.5 shrink-0 text-12 text-warn">{t('not available')}</span>}
          <RemoveButton onClick={() => onRemove(id)} name={t('Remove {name}', { name: name ?? id })} />
        </li>
      ))}
    </ul>
  );
}
