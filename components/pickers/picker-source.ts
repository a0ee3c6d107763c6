import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Target } from '@/lib/contract/composer';
import type { ListResponse } from '@/lib/contract/lists';

type Pages<Item> = InfiniteData<ListResponse<Item>, unknown>;

/** Query options of a list of the service, whatever its items are. */
type ListOptions<Item> = UseInfiniteQueryOptions<ListResponse<Item>, Error, Pages<Item>, string[], string | null>;

/** A list of the service to choose from. `noun` is one and many: "theme", "themes". */
export type PickerSource<Item> = {
  target: Target;
  noun: readonly [one: string, many: string];
  options: (target: Target, query: string) => ListOptions<Item>;
};
