/** The content security policy in the page itself: its own styles, pictures and fonts, no scripts and no requests. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";
