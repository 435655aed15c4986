import * as v from 'valibot';
import { LIST_KINDS, type GivenList, type GivenLists } from '@/domain/ownLists';
import { optionalField } from './optionalField';
import type { Wire } from './wire';

/** Characters that are shown; what is longer is cut. */
const MAX_WORDS = 200;
const words = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_WORDS)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const givenListSchema = v.object({
  kind: v.picklist(LIST_KINDS),
  name: words,
  version: words,
  date: v.nullish(v.pipe(v.string(), v.isoDate())),
  entries: v.nullish(count),
  bytes: count,
  file_name: v.nullish(words),
});

export const givenListsSchema = v.object({
  takes_files: v.boolean(),
  lists: v.array(givenListSchema),
});

export const toGivenList = (wire: Wire<typeof givenListSchema>): GivenList => ({
  ...{ kind: wire.kind, source: wire.name, release: wire.version, bytes: wire.bytes },
  ...optionalField('date', wire.date),
  ...optionalField('entries', wire.entries),
  ...optionalField('fileName', wire.file_name),
});

export const toGivenLists = (wire: Wire<typeof givenListsSchema>): GivenLists => ({
  lists: wire.lists.map(toGivenList),
  takesFiles: wire.takes_files,
});
