export const BLUEPRINT = ``;
