import { PHOTO_PROVIDERS } from './picture-sources';
import * as z from './zod';

export const CONNECTIONS = ['remote', 'language', 'image', ...PHOTO_PROVIDERS] as const;
export type ConnectionName = (typeof CONNECTIONS)[number];

export const CONNECTION_FIELDS = ['address', 'key', 'model'] as const;
export type ConnectionField = (typeof CONNECTION_FIELDS)[number];

type Variables = Readonly<Partial<Record<ConnectionField, string>>>;

/** The environment variable of each field. One that is set there wins over what a person enters. */
export const CONNECTION_VARIABLES: Readonly<Record<ConnectionName, Variables>> = {
  remote: { address: 'SERVICE_BASE_URL', key: 'SERVICE_API_KEY' },
  language: { address: 'LLM_BASE_URL', model: 'LLM_MODEL', key: 'LLM_API_KEY' },
  image: { address: 'IMAGE_BASE_URL', model: 'IMAGE_MODEL', key: 'IMAGE_API_KEY' },
  openverse: { address: 'OPENVERSE_BASE_URL' },
  unsplash: { key: 'UNSPLASH_ACCESS_KEY' },
  pexels: { key: 'PEXELS_API_KEY' },
  pixabay: { key: 'PIXABAY_API_KEY' },
  giphy: { key: 'GIPHY_API_KEY' },
};

/** Whether a connection works without a field: local model servers need no key. */
export function isOptionalField(name: ConnectionName, field: ConnectionField): boolean {
  return field === 'key' && (name === 'language' || name === 'image');
}

const field = z.string().trim().max(2000).optional();

/** `PUT /api/connections/:name`. Without `key`, a stored key is kept if the address stays at the same origin. */
export const connectionChange = z.strictObject({ address: field, key: field, model: field });
export type ConnectionChange = z.infer<typeof connectionChange>;

/** Where a connection is set: in environment variables, or in Settings, whose values may no longer be readable. */
export type ConnectionSource = 'server' | 'settings' | 'unreadable' | null;

/** `GET /api/connections/local-models`: model servers that answer on this machine. */
export const localModels = z.object({
  servers: z.array(z.object({ name: z.string(), address: z.string(), models: z.array(z.string()) })),
});
export type LocalModels = z.infer<typeof localModels>;

export const connectionSaved = z.object({ saved: z.boolean() });
