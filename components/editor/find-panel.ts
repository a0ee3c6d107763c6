import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView, Panel, ViewUpdate } from '@codemirror/view';
import { t } from '@/lib/words/t';

/** Counting more matches would delay typing in a long text. */
const MAX_COUNTED = 1000;

/** Find and replace above the text, with the same controls as the rest of the page. */
export const findPanel = search({ top: true, createPanel: (view) => new FindPanel(view) });

class FindPanel implements Panel {
  readonly top = true;
  readonly dom: HTMLElement;
  private readonly find = field(t('Find'), t('Find'));
  private readonly replacement = field(t('Replace with'), t('Replace with'));
  private readonly exact = document.createElement('input');
  private readonly count = document.createElement('span');
  private query: SearchQuery;

  constructor(private readonly view: EditorView) {
    this.query = getSearchQuery(view.state);
    this.find.setAttribute('main-field', 'true');
    this.exact.type = 'checkbox';
    const exactly = document.createElement('label');
    exactly.className = 'inline-flex min-h-8 items-center gap-1.5 text-13 whitespace-nowrap';
    exactly.append(this.exact, t('Match case'));
    this.count.className = 'ms-auto text-12 text-quiet tabular-nums';
    this.count.setAttribute('role', 'status');
    this.dom = document.createElement('div');
    this.dom.setAttribute('role', 'search');
    this.dom.setAttribute('aria-label', t('Find in text'));
    this.dom.className = 'flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5';
    this.dom.append(
      this.find,
      action(t('Previous'), () => findPrevious(view), '↑'),
      action(t('Next'), () => findNext(view), '↓'),
      exactly,
      this.count,
      row(
        this.replacement,
        action(t('Replace'), () => replaceNext(view)),
        action(t('Replace all'), () => replaceAll(view)),
        action(t('Close'), () => closeSearchPanel(view)),
      ),
    );
    for (const input of [this.find, this.replacement, this.exact]) input.addEventListener('input', () => this.commit());
    this.dom.addEventListener('keydown', (event) => this.onKey(event));
    this.show();
  }

  mount() {
    this.find.select();
  }

  update(update: ViewUpdate) {
    for (const transaction of update.transactions)
      for (const effect of transaction.effects)
        if (effect.is(setSearchQuery) && !effect.value.eq(this.query)) {
          this.query = effect.value;
          this.show();
        }
    if (update.docChanged || update.selectionSet) this.showCount();
  }

  private onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') closeSearchPanel(this.view);
    else if (event.key === 'Enter' && event.target === this.find && !event.ctrlKey && !event.metaKey)
      (event.shiftKey ? findPrevious : findNext)(this.view);
    else if (event.key === 'Enter' && event.target === this.replacement && !event.ctrlKey && !event.metaKey)
      replaceNext(this.view);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private commit() {
    const query = new SearchQuery({
      search: this.find.value,
      replace: this.replacement.value,
      caseSensitive: this.exact.checked,
      literal: true,
    });
    if (query.eq(this.query)) return;
    this.query = query;
    this.view.dispatch({ effects: setSearchQuery.of(query) });
    this.showCount();
  }

  private show() {
    this.find.value = this.query.search;
    this.replacement.value = this.query.replace;
    this.exact.checked = this.query.caseSensitive;
    this.showCount();
  }

  private showCount() {
    if (!this.query.search) {
      this.count.textContent = '';
      return;
    }
    const { from } = this.view.state.selection.main;
    let found = 0;
    let here = 0;
    const cursor = this.query.getCursor(this.view.state);
    for (let next = cursor.next(); !next.done && found < MAX_COUNTED; next = cursor.next()) {
      found += 1;
      if (next.value.from === from) here = found;
    }
    const total =
      found === MAX_COUNTED
        ? t('{mostCounted} or more', { mostCounted: MAX_COUNTED.toLocaleString() })
        : found.toLocaleString();
    this.count.textContent =
      found === 0
        ? t('Not found')
        : here > 0
          ? t('{here} of {total}', { here: here.toLocaleString(), total })
          : t('{total} found', { total });
  }
}

function field(label: string, placeholder: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.className = 'control max-w-40';
  input.setAttribute('aria-label', label);
  input.placeholder = placeholder;
  input.autocomplete = 'off';
  return input;
}

function action(label: string, act: () => void, sign = label): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'inline-flex min-h-8 min-w-8 items-center justify-center rounded-control border border-edge bg-paper px-2 text-13 font-medium hover:border-ink pointer-coarse:min-h-11';
  button.textContent = sign;
  if (sign !== label) {
    button.setAttribute('aria-label', label);
    button.title = label;
  }
  button.addEventListener('click', act);
  return button;
}

function row(...parts: HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'flex w-full flex-wrap items-center gap-x-2 gap-y-1';
  element.append(...parts);
  return element;
}
