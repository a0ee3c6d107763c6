import { sharingOptions } from '../../contract/request/sharing-options';

/**
 * The email addresses in a pasted text: separated by commas, semicolons, whitespace or line breaks, bare or as `Name
 * <address>`. Invalid addresses are kept, so that they can be corrected; names before an address in brackets are
 * dropped.
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

/** Whether the contract accepts it as an address (docs/spec/interface.md#2.6). */
export function isAddress(text: string): boolean {
  return sharingOptions.safeParse({ emailOptions: { recipients: [text.trim()] } }).success;
}
