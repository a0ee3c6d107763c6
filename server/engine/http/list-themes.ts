import 'server-only';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Engine } from '../context';
import { answerList, type ListRow } from './answer-list';

/** docs/spec/interface.md#4.1: standard and custom themes in one sorted list. */
export function listThemes(engine: Engine, request: Request): Promise<Response> {
  return answerList(engine, 'themes', new URL(request.url).searchParams, toTheme);
}

function toTheme({ id, name, data }: ListRow): object {
  const { type, colorKeywords, toneKeywords } = JSON.parse(data ?? '{}') as DeckTheme;
  return { id, name, type, colorKeywords, toneKeywords };
}
