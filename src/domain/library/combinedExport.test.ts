/** @jest-environment node */
import { record, said } from '../exports/testing/records';
import { combinedRows, combinedText } from './combinedExport';

const inchiKey = (letter: string) => ({
  identifiers: { inchiKey: `${letter.repeat(14)}-UHFFFAOYSA-N` },
});

const ethane = record({ id: 'e', ...inchiKey('A'), stated: said({ name: 'Ethane' }) });
const methane = record({ id: 'm', smiles: 'C', ...inchiKey('B') });

const rowsOf = (...articles: (readonly ReturnType<typeof record>[])[]) =>
  combinedRows(
    articles.map((records, index) => ({ hash: String(index), fileName: `${index}.pdf`, records })),
  );

test('a compound has a row in each article that has it, which names the others', () => {
  const rows = rowsOf([ethane, methane], [ethane], [ethane]);
  expect(rows.map(({ fileName, record: { id }, alsoIn }) => [fileName, id, alsoIn])).toEqual([
    ['0.pdf', 'e', ['1.pdf', '2.pdf']],
    ['0.pdf', 'm', []],
    ['1.pdf', 'e', ['0.pdf', '2.pdf']],
    ['2.pdf', 'e', ['0.pdf', '1.pdf']],
  ]);
});

test('without InChIKeys, compounds of the same SMILES are the same', () => {
  const plain = record({ identifiers: {} });
  expect(rowsOf([plain], [plain]).map(({ alsoIn }) => alsoIn)).toEqual([['1.pdf'], ['0.pdf']]);
});

test('rejected drawings and those without a structure have no row', () => {
  const { smiles: _smiles, molfile: _molfile, ...empty } = ethane;
  expect(rowsOf([{ ...ethane, status: 'Rejected' }, empty])).toEqual([]);
});

test('CSV begins with the article and ends with the others, and no cell is a formula', () => {
  const rows = combinedRows([
    { hash: '0', fileName: '=1+1.pdf', records: [ethane] },
    { hash: '1', fileName: 'b.pdf', records: [ethane] },
  ]);
  const [head, first] = combinedText(rows, 'csv').split('\r\n');
  expect(head).toMatch(/^\uFEFFarticle,number,.*,also_in$/);
  expect(first).toMatch(/^'?"?'=1\+1\.pdf/);
  expect(first).toMatch(/b\.pdf$/);
});

test('SDF has a record for each row with a molfile, with its own article', () => {
  const { molfile: _molfile, ...flat } = methane;
  const text = combinedText(rowsOf([flat, ethane], [ethane]), 'sdf');
  expect(text.match(/\$\$\$\$/g)).toHaveLength(2);
  expect(text.match(/> {2}<article>\n(.*)/g)).toEqual([
    '>  <article>\n0.pdf',
    '>  <article>\n1.pdf',
  ]);
});
