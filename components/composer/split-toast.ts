/** What the notification of a split that was chosen for the person is about. */
export const SPLIT_TOAST = 'length';
