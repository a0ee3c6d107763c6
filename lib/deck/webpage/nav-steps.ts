/** Widths of the window, in pixels, from which the navigation can change. */
export const NAV_STEPS = [0, 720, 1024, 1440] as const;

/** Most rows of the menu that fit in a window. Longer menus scroll. */
export const MENU_ROWS = 8;
