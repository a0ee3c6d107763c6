/** The id of the banner's sentence, for what is disabled while the server is away. */
export const OFFLINE_NOTE = 'offline-note';
