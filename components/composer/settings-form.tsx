'use client';

import dynamic from 'next/dynamic';
import { memo, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadPart } from '@/components/ui/load-part';
import { Section } from '@/components/ui/section';
import { LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { say } from '@/lib/words/say';
import { BasicFields } from './basic-fields';
import { fieldId } from './field-id';
import { countSaid, type SectionId } from './field-words';
import { TemplateFields } from './template-fields';

// What begins folded is not needed to write. It is mounted all the same, and so is there a moment later.
const loading = () => <LoadingState label={say('Loading these fields')} />;
const TextSection = dynamic(
  loadPart(() => import('./text-section').then((module) => module.TextSection)),
  {
    ssr: false,
    loading,
  },
);
const ImagesSection = dynamic(
  loadPart(() => import('./images-section').then((module) => module.ImagesSection)),
  {
    ssr: false,
    loading,
  },
);
const HeaderFooterSection = dynamic(
  loadPart(() => import('./header-footer-section').then((module) => module.HeaderFooterSection)),
  { ssr: false, loading },
);
const SharingSection = dynamic(
  loadPart(() => import('./sharing-section').then((module) => module.SharingSection)),
  {
    ssr: false,
    loading,
  },
);

type Props = {
  open: ReadonlySet<SectionId>;
  onOpenChange: (section: SectionId, open: boolean) => void;
};

/** Everything but the text: the common fields first, the rest folded away by what it concerns. */
export const SettingsForm = memo(function SettingsForm({ open, onOpenChange }: Props) {
  const { control } = useFormContext<Draft>();
  const operation = useWatch({ control, name: 'operation' });
  useFirstFieldInView(operation);
  const section = (id: SectionId, title: string) => ({
    title,
    summary: <SaidCount section={id} />,
    open: open.has(id),
    onOpenChange: (next: boolean) => onOpenChange(id, next),
  });
  const generates = operation === 'generate';
  return (
    <>
      {generates ? <BasicFields /> : <TemplateFields />}
      {generates && (
        <Section {...section('text', say('Text'))}>
          <TextSection />
        </Section>
      )}
      <Section {...section('images', say('Images'))}>
        <ImagesSection withSource={generates} />
      </Section>
      {generates && (
        <Section {...section('headerFooter', say('Header and footer'))}>
          <HeaderFooterSection />
        </Section>
      )}
      <Section {...section('sharing', say('Sharing'))}>
        <SharingSection />
      </Section>
    </>
  );
});

/** When a person switches the operation, the first field of the other one is what they look for. */
function useFirstFieldInView(operation: Draft['operation']) {
  const before = useRef(operation);
  useEffect(() => {
    if (before.current === operation) return;
    before.current = operation;
    // A draft that is put in switches it too, and must not move the page.
    if (!document.getElementById(fieldId('operation'))?.contains(document.activeElement)) return;
    const first = fieldId(operation === 'generate' ? 'textMode' : 'artifactId');
    const named = document.getElementById(`${first}-label`) ?? document.getElementById(first);
    named?.scrollIntoView({ block: 'nearest' });
  }, [operation]);
}

function SaidCount({ section }: { section: SectionId }) {
  const draft = useWatch<Draft>() as Draft;
  const said = countSaid(section, draft);
  return said === 0 ? null : say('{said} set', { said });
}
