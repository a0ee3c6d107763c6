/** The id of the banner's text, which describes controls that are disabled while the server is unreachable. */
export const OFFLINE_NOTE = 'offline-note';
