/** The topic of the toast about an automatic split. */
export const SPLIT_TOAST = 'length';
