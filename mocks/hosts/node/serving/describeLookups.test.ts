import { describeLookups } from './describeLookups';
import { readPageConfig } from './pageConfig';

test.each([
  [{}, ['local stand-ins in place of COCONUT, Crossref, DataCite, PubChem, and Wikidata']],
  [
    { MARCUS_LOOKUPS: 'online' },
    ['look-ups go out to COCONUT, Crossref, DataCite, PubChem, and Wikidata'],
  ],
  [
    { CROSSREF_API_URL: 'https://api.crossref.org' },
    [
      'local stand-ins in place of COCONUT, DataCite, PubChem, and Wikidata',
      'look-ups go out to Crossref',
    ],
  ],
])('for %j reports %j', (env, lines) => {
  expect(describeLookups(readPageConfig(env))).toEqual(lines);
});
