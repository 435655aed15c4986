import { jsonResponse, type FakeServer } from './fakes/fakeFetch';

const entity = (item: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${item}` });

/** What a made Wikidata has: items by key, and the pairs of items of which it says that one is found in the other. */
export interface MadeWikidata {
  readonly items: Readonly<Record<string, readonly string[]>>;
  readonly found?: readonly (readonly [compound: string, taxon: string])[];
}

/** Answers as Wikidata's query service does; keys that are not listed have no item. */
export function answerWikidata(server: FakeServer, { items, found = [] }: MadeWikidata): void {
  server.on('POST', '/sparql', ({ body }) => {
    const query = new URLSearchParams(String(body)).get('query') ?? '';
    if (query.includes('p:P703')) {
      const bindings = found
        .filter(([compound, taxon]) => query.includes(`(wd:${compound} wd:${taxon})`))
        .map(([compound, taxon]) => ({ compound: entity(compound), taxon: entity(taxon) }));
      return jsonResponse({ head: { vars: ['compound', 'taxon'] }, results: { bindings } });
    }
    const bindings = Object.entries(items).flatMap(([key, own]) =>
      query.includes(`"${key}"`)
        ? own.map((item) => ({ key: { type: 'literal', value: key }, item: entity(item) }))
        : [],
    );
    return jsonResponse({ head: { vars: ['key', 'item'] }, results: { bindings } });
  });
}
