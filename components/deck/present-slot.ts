/** The element into which the presenter, further down the page, portals its button. */
export const PRESENT_SLOT = 'present-slot';
