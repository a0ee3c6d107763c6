import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { insertBlock } from '@/lib/text-import/insert-block';
import { keepPictures, type LostPictures, NONE_LOST } from './keep-pictures';
import { readInWorker } from './read-in-worker';

/**
 * A paste with formatting and how to revert it to plain text, if it has any; before that, that its pictures are being
 * uploaded; or a paste that is too long.
 */
export type FormattedPaste =
  | { kind: 'formatted'; lost: LostPictures; asPlain: (() => void) | null }
  | { kind: 'uploading' }
  | { kind: 'tooLong' };

/** HTML larger than this is a whole web page rather than copied text; its plain text is used. */
const MAX_HTML_LENGTH = 5_000_000;
/** With the pictures in it. */
const MAX_TOTAL_LENGTH = 80_000_000;
/** A slower paste would seem lost. */
const DEADLINE_MS = 5000;
const UPLOAD_DEADLINE_MS = 60_000;

type Pasted = { from: number; to: number };
const setPasted = StateEffect.define<Pasted | null>();
const pastedRange = StateField.define<Pasted | null>({
  create: () => null,
  update(range, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setPasted));
    if (set) return set.value;
    if (!range || !transaction.docChanged) return range;
    return { from: transaction.changes.mapPos(range.from, 1), to: transaction.changes.mapPos(range.to, -1) };
  },
});

/**
 * Converts formatted pastes (from a word processor or web page) to Markdown. Plain text, copied code and Ctrl+Shift+V
 * are inserted unchanged.
 */
export function formattedPaste(onPasted: (paste: FormattedPaste) => void): Extension {
  let wantsPlain = false;
  const places = new Set<Pasted>();
  /** The previous paste. A later one may be converted first, but pastes are inserted in order. */
  let inserted: Promise<unknown> = Promise.resolve();
  return [
    pastedRange,
    EditorView.updateListener.of(({ docChanged, changes, transactions }) => {
      if (!docChanged) return;
      // Text typed while a paste is being converted goes after it; an earlier paste goes before it.
      const side = transactions.some((transaction) => transaction.isUserEvent('input.paste')) ? 1 : -1;
      for (const place of places) {
        place.from = changes.mapPos(place.from, side);
        place.to = Math.max(place.from, changes.mapPos(place.to, side));
      }
    }),
    EditorView.domEventHandlers({
      keydown(event) {
        wantsPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
        return false;
      },
      keyup() {
        wantsPlain = false;
        return false;
      },
      paste(event, view) {
        const data = event.clipboardData;
        if (!data || view.state.readOnly || data.types.includes('vscode-editor-data')) return false;
        const html = data.getData('text/html');
        const plain = data.getData('text/plain').replace(/\r\n?/g, '\n');
        if (plain.length > FILE_LIMITS.characters) {
          event.preventDefault();
          onPasted({ kind: 'tooLong' });
          return true;
        }
        if (wantsPlain || html === '' || isTooLong(html)) return false;
        event.preventDefault();
        // The text may change while the HTML is being converted, so the range is mapped through the changes.
        const { main } = view.state.selection;
        const range: Pasted = { from: main.from, to: main.to };
        places.add(range);
        const reading = readPasted(html, () => onPasted({ kind: 'uploading' }));
        const insert = (read: Awaited<typeof reading>) => {
          places.delete(range);
          if (!view.dom.isConnected || (read.text === '' && plain === '')) return;
          // Leave the caret alone if it has moved.
          const { from, to } = view.state.selection.main;
          const moved = from !== range.from || to !== range.to;
          if (read.text === '' || !read.formatted) {
            const { changes, selection } = replaced(range, plain || read.text);
            view.dispatch({
              changes,
              ...(moved ? {} : { selection }),
              userEvent: 'input.paste',
              scrollIntoView: true,
            });
            return;
          }
          const change = read.text.includes('\n')
            ? insertBlock(view.state.doc.sliceString(0), range, read.text)
            : { from: range.from, to: range.to, insert: read.text };
          const end = change.from + change.insert.length;
          view.dispatch({
            changes: change,
            ...(moved ? {} : { selection: { anchor: end } }),
            effects: setPasted.of({ from: change.from, to: end }),
            userEvent: 'input.paste',
            scrollIntoView: true,
          });
          if (plain !== '' || read.lost.count > 0 || read.hadPictures)
            onPasted({
              kind: 'formatted',
              lost: read.lost,
              asPlain: plain === '' ? null : () => pastePlain(view, plain),
            });
        };
        inserted = inserted.catch(() => {}).then(async () => insert(await reading));
        return true;
      },
    }),
  ];
}

/** HTML that cannot be converted in time is inserted as plain text. */
async function readPasted(html: string, onUploading: () => void) {
  const read = await readInWorker({ kind: 'html', html }, AbortSignal.timeout(DEADLINE_MS));
  if (read.kind !== 'read') return { text: '', formatted: false, lost: NONE_LOST, hadPictures: false };
  const hadPictures = (read.pictures?.files.length ?? 0) > 0;
  if (hadPictures) onUploading();
  const kept = await keepPictures(read, AbortSignal.timeout(UPLOAD_DEADLINE_MS));
  return { ...kept, formatted: read.formatted, hadPictures };
}

/** Pictures in `data:` URLs are not text. */
function isTooLong(html: string): boolean {
  if (html.length <= MAX_HTML_LENGTH || html.length > MAX_TOTAL_LENGTH) return html.length > MAX_HTML_LENGTH;
  let length = html.length;
  for (const { 0: picture } of html.matchAll(/data:image\/[\w.+-]{1,40};base64,[A-Za-z\d+/=]*/g))
    length -= picture.length;
  return length > MAX_HTML_LENGTH;
}

function replaced({ from, to }: { from: number; to: number }, insert: string) {
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
}

function pastePlain(view: EditorView, plain: string) {
  const range = view.state.field(pastedRange);
  if (!range) return;
  view.dispatch({
    ...replaced(range, plain),
    effects: setPasted.of(null),
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  view.focus();
}
