import { sharingOptions } from '../contract/sharing-options';

/**
 * The e-mail addresses of a text as people paste them: separated by commas, semicolons, blanks or line ends, bare or as
 * `Name <address>`. What is no address is kept as it stands, so that it can be mended; names before one in brackets go.
 */
export function readAddresses(text: string): string[] {
  const unquoted = text.replace(/"[^"\n]*"/g, '');
  const found = unquoted.split(/[,;\n]/).flatMap((part) => {
    const bracketed = part.match(/<[^<>\s]+>/g);
    return bracketed
      ? bracketed.map((address) => address.slice(1, -1).replace(/^mailto:/i, ''))
      : part.split(/\s+/).filter((word) => word !== '');
  });
  return [...new Set(found)];
}

/** Whether the contract takes it as an address (interface 2.6). */
export function isAddress(text: string): boolean {
  return sharingOptions.safeParse({ emailOptions: { recipients: [text.trim()] } }).success;
}
