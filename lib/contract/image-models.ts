/** docs/spec/interface.md#8: the published price tiers, in credits per image. */
export const IMAGE_TIERS = {
  basic: { low: 2, high: 2 },
  advanced: { low: 7, high: 20 },
  premium: { low: 20, high: 70 },
  ultra: { low: 30, high: 125 },
} as const;

type ImageTier = keyof typeof IMAGE_TIERS;

/**
 * A model known from remote services: a suggestion, not a closed list. Priced by its tier, because services publish no
 * more.
 */
export type ImageModel = { id: string; tier: ImageTier; low: number; high: number };

const IDS: Record<ImageTier, string> = {
  basic: 'flux-2-klein flux-kontext-fast imagen-3-flash luma-photon-flash-1',
  advanced: 'gpt-image-2-mini flux-2-pro ideogram-v3-turbo imagen-4-fast luma-photon-1 recraft-v4 leonardo-phoenix',
  premium:
    'flux-2-flex flux-2-max flux-kontext-pro ideogram-v3 imagen-4-pro recraft-v3 gemini-3-pro-image ' +
    'gemini-2.5-flash-image gpt-image-2 gpt-image-1-medium dall-e-3 gemini-3.1-flash-image-mini recraft-v3-svg ' +
    'recraft-v4-svg ideogram-v3-quality gemini-3.1-flash-image gemini-3-pro-image-hd',
  ultra: 'imagen-4-ultra gpt-image-2-hd gpt-image-1-high recraft-v4-pro',
};

const TIERS = Object.keys(IDS) as ImageTier[];

export const IMAGE_MODELS: readonly ImageModel[] = TIERS.flatMap((tier) =>
  IDS[tier].split(' ').map((id) => ({ id, tier, ...IMAGE_TIERS[tier] })),
);

/** The cost range of an image by any model, in credits. */
export const ANY_IMAGE = { low: IMAGE_TIERS.basic.low, high: IMAGE_TIERS.ultra.high } as const;
