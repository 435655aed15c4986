import { similarNames } from './similarGenera';
import type { TaxonList } from './taxonList';

const LISTED = ['cedrela', 'senecio', 'petrosia', 'garcia', 'garcinia', 'marcina', 'barcina'];
const list = {
  find: (key: string) => {
    const id = LISTED.indexOf(key);
    return Promise.resolve(
      key === 'duplexa' ? [{ id: '1' }, { id: '2' }] : id < 0 ? [] : [{ id: `${id}` }],
    );
  },
} as Partial<TaxonList> as TaxonList;

test.each([
  ['another letter', 'Cedrala odorata', ['Cedrela odorata']],
  ['two letters that changed places', 'Seneico mikanioides', ['Senecio mikanioides']],
  ['a letter too many', 'Pertrosia sp.', ['Petrosia sp.']],
  ['a letter too few', 'Petrosa', ['Petrosia']],
  ['more than three that are near', 'Garcina livingstonei', []],
  ['authors, which are left out', 'Cedrola odorata L.', ['Cedrela odorata']],
  ['two slips', 'Cidrola odorata', []],
  ['a genus of several taxa', 'Duplexo communis', []],
  ['nothing near', 'Strongylodesma algoaensis', []],
  ['an abbreviated genus', 'C. odorata', []],
  ['a strain', 'K169B-91', []],
  ['nothing', '', []],
])('%s', async (_what, organism, similar) => {
  expect(await similarNames(list, organism)).toEqual(similar);
});
