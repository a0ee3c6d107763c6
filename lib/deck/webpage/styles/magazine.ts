export const MAGAZINE = ``;
