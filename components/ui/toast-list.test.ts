import { describe, expect, it } from 'vitest';
import { type ShownToast, withoutToasts, withToast } from './toasts';

const toast = (id: number, about: readonly string[]): ShownToast => ({ id, text: `said ${id}`, about });
const ids = (toasts: readonly ShownToast[]) => toasts.map(({ id }) => id);

describe('withToast', () => {
  it('replaces an older toast with the same topic and keeps the others', () => {
    const shown = withToast([toast(1, ['run:a']), toast(2, ['run:b'])], toast(3, ['run:a']));
    expect(ids(shown)).toEqual([2, 3]);
  });

  it('keeps a toast with several topics until all of them are replaced', () => {
    const many = toast(1, ['run:a', 'run:b']);
    const one = withToast([many], toast(2, ['run:a']));
    expect(ids(one)).toEqual([1, 2]);
    expect(ids(withToast(one, toast(3, ['run:b'])))).toEqual([2, 3]);
  });

  it('shows the latest three', () => {
    const shown = ['a', 'b', 'c', 'd'].reduce<readonly ShownToast[]>(
      (before, name, id) => withToast(before, toast(id, [name])),
      [],
    );
    expect(ids(shown)).toEqual([1, 2, 3]);
  });
});

it('removes a toast whose undo no longer applies', () => {
  const before = [toast(1, ['run:a']), toast(2, ['view:mine'])];
  expect(ids(withoutToasts(before, ['run:a']))).toEqual([2]);
  expect(ids(withoutToasts(before, ['run:z']))).toEqual([1, 2]);
});
