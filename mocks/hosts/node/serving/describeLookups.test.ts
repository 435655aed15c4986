import { describeLookups } from './describeLookups';
import { readPageConfig } from './pageConfig';

test.each([
  [{}, ['local stand-ins in place of COCONUT, Crossref, DataCite, and PubChem']],
  [{ MARCUS_LOOKUPS: 'online' }, ['look-ups go out to COCONUT, Crossref, DataCite, and PubChem']],
  [
    { CROSSREF_API_URL: 'https://api.crossref.org' },
    ['local stand-ins in place of COCONUT, DataCite, and PubChem', 'look-ups go out to Crossref'],
  ],
])('for %j reports %j', (env, lines) => {
  expect(describeLookups(readPageConfig(env))).toEqual(lines);
});
