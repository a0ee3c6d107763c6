/** Where the presenter, which holds the cards further down the page, hangs its button. */
export const PRESENT_SLOT = 'present-slot';
