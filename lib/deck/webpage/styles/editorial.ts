export const EDITORIAL = ``;
