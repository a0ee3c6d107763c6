import { queryOptions } from '@tanstack/react-query';
import {
  deleted,
  type Preset,
  type PresetChange,
  type PresetToSave,
  preset,
  presetList,
} from '@/lib/contract/composer';
import { requestJson } from './request-json';

/** All presets, by name. */
export function presetsOptions() {
  return queryOptions({
    queryKey: ['presets'],
    queryFn: ({ signal }) => requestJson(presetList, '/api/presets', { signal }),
    staleTime: 30_000,
  });
}

export function createPreset(asked: PresetToSave): Promise<Preset> {
  return requestJson(preset, '/api/presets', { method: 'POST', body: asked });
}

export function changePreset(id: string, change: PresetChange): Promise<Preset> {
  return requestJson(preset, `/api/presets/${encodeURIComponent(id)}`, { method: 'PATCH', body: change });
}

export async function deletePreset(id: string): Promise<void> {
  await requestJson(deleted, `/api/presets/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}
