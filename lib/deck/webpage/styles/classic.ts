export const CLASSIC = ``;
