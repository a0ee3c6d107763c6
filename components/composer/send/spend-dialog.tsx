'use client';

import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { creditWords } from './credit-words';
import { QuestionActions } from './question-actions';
import { SpendFacts } from './spend-facts';
import { useEstimate } from './use-estimate';

type Props = { draft: Draft; onClose: () => void; onSend: () => void };

/** Confirms each request to the remote service: it is charged, and the charge cannot be undone here. */
export function SpendDialog({ draft, onClose, onSend }: Props) {
  const estimate = useEstimate(draft);
  const { range } = estimate;
  return (
    <Modal
      open
      onClose={onClose}
      title={range === null ? t('Spend credits?') : t('Spend {credits}?', { credits: creditWords(range) })}
    >
      <SpendFacts draft={draft} estimate={estimate} />
      <QuestionActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" onClick={onSend}>
          {t('Create deck')}
        </Button>
      </QuestionActions>
    </Modal>
  );
}
