export const POSTER = ``;
