import { queryOptions } from '@tanstack/react-query';
import type { Preset, PresetChange, PresetToSave } from '@/lib/contract/presets';
import type { SavedView, ViewChange, ViewToSave } from '@/lib/contract/saved-view';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { RouteFailure, reading, requestJson } from './request-json';

export function presetsOptions() {
  return queryOptions({
    queryKey: ['presets'],
    queryFn: reading('presetList', '/api/presets'),
    staleTime: 30_000,
  });
}

export function createPreset(asked: PresetToSave): Promise<Preset> {
  return requestJson('preset', '/api/presets', { method: 'POST', body: asked });
}

export function changePreset(id: string, change: PresetChange): Promise<Preset> {
  return requestJson('preset', `/api/presets/${encodeURIComponent(id)}`, { method: 'PATCH', body: change });
}

export async function deletePreset(id: string): Promise<void> {
  await requestJson('deleted', `/api/presets/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}

/** Why a preset or a view could not be saved under its name. */
export function savingFailureWords(thrown: unknown): string {
  if (thrown instanceof RouteFailure && thrown.fields[0]?.path === 'name')
    return t('The name {message}.', { message: tStored(thrown.fields[0].message) });
  return thrown instanceof Error ? thrown.message : t('Try again.');
}

export function viewsOptions() {
  return queryOptions({
    queryKey: ['views'],
    queryFn: reading('savedViewList', '/api/views'),
    staleTime: 30_000,
  });
}

export function createView(asked: ViewToSave): Promise<SavedView> {
  return requestJson('savedView', '/api/views', { method: 'POST', body: asked });
}

export function changeView(id: string, change: ViewChange): Promise<SavedView> {
  return requestJson('savedView', `/api/views/${encodeURIComponent(id)}`, { method: 'PATCH', body: change });
}

export async function deleteView(id: string): Promise<void> {
  await requestJson('deleted', `/api/views/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}
