export const KEYNOTE = ``;
