export const NOTEBOOK = ``;
