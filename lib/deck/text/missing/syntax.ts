/** An address in a text, which may be absent from the visible words if it is a link's target. */
export const ADDRESS = /(?:https?:\/\/|www\.|mailto:|data:image\/)[^\s<>|]+/gi;

/** The label of speaker notes, in the text and in a comment. */
export const NOTES_LABEL = /^[ \t>*_]*(?:speaker )?notes?[*_]*:/gi;
export const NOTES_COMMENT = /^[ \t]*<!--[ \t]*notes?\b/gi;
