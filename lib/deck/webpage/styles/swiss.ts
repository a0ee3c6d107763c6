export const SWISS = ``;
