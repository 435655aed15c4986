import type { Library } from '../library';
import { fakeFinding } from './fakeFinding';

/** A library that has nothing and keeps nothing, but for what a test puts in its place. */
export const emptyLibrary = (more: Partial<Library> = {}): Library => ({
  addArticle: async () => undefined,
  articles: async () => [],
  append: async (events) => events.map(({ id }, at) => ({ id, seq: at + 1 })),
  eventsAfter: async () => ({ events: [], hasMore: false }),
  parts: async () => ({}),
  erasePerson: async () => ({ pseudonym: null, events: 0 }),
  confirmedBefore: async () => [],
  finding: fakeFinding(),
  onEvents: () => undefined,
  authors: async () => [],
  inbox: async () => ({ mentions: [], contested: [], differences: [] }),
  last: async () => 0,
  tellOthers: async () => undefined,
  onTold: () => undefined,
  figures: async () => null,
  obstacle: async () => null,
  close: async () => undefined,
  ...more,
});
