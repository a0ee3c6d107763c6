/** The policy of a page, which is in the file itself: its own styles, pictures and fonts, no scripts, no requests. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";
