import { jsonResponse, type FakeServer } from './fakes/fakeFetch';

/** A list with one species and one genus, made up; whatever else is asked for is not in it. */
const LISTED: Readonly<Record<string, object>> = {
  'Imaginaria ficta': {
    ...{ id: '11', rank: 'species', name: 'Imaginaria ficta', accepted_name: 'Fabulosa ficta' },
  },
  'Fabulosa ignota': { id: '10', rank: 'genus', name: 'Fabulosa' },
};

/** Answers what organisms are, two at a call. */
export function answerTaxa(server: FakeServer): void {
  const limits = { max_names: 2, longest_name: 500, sources: [] };
  server.on('GET', '/chem/name_sources', () => jsonResponse(limits));
  server.on('POST', '/chem/taxa', ({ body }) => {
    const { names } = JSON.parse(String(body)) as { names: string[] };
    return jsonResponse({
      source: { name: 'NCBI', version: '2026-01-01', licence: 'public domain' },
      results: names.map((name) =>
        Object.hasOwn(LISTED, name)
          ? { name, taxon: LISTED[name] }
          : {
              ...{ name, refusal: 'unknown', error: 'not in the list of NCBI' },
              ...(name === 'Imaginarya ficta' && { similar: ['Imaginaria ficta'] }),
            },
      ),
    });
  });
}
