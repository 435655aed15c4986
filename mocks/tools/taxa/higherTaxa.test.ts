import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHigherTaxa } from '../../engine/names/lineage/higherTaxa';
import { npmRun } from '../../testing/npmRun';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dmp = (rows: readonly (readonly string[])[]) =>
  rows.map((fields) => `${fields.join('\t|\t')}\t|\n`).join('');

/** A genus stands before its family, and one below what is not sorted in; all made up. */
const NODES = dmp([
  ['1', '1', 'no rank'],
  ['10', '20', 'genus'],
  ['20', '30', 'family'],
  ['30', '1', 'kingdom'],
  ['40', '30', 'no rank'],
  ['41', '40', 'genus'],
  ['50', '30', 'family'],
  ['60', '10', 'subgenus'],
]);
const NAMES = dmp([
  ['1', 'root', '', 'scientific name'],
  ['10', 'Fabulosa', '', 'scientific name'],
  ['10', 'Fabuloides', '', 'synonym'],
  ['20', 'Fabulosaceae', '', 'scientific name'],
  ['20', 'fable family', '', 'common name'],
  ['20', 'Fabulosaceae L., 1753', '', 'authority'],
  ['30', 'Inventa', '', 'scientific name'],
  ['40', 'unclassified Inventa', '', 'scientific name'],
  ['41', 'Vaga', '', 'scientific name'],
  ['50', 'Vacuaceae', '', 'scientific name'],
  ['60', 'Subfabulosa', '', 'scientific name'],
]);

test('genera have all that is named above them, and families without genera are left out', async () => {
  await writeFile(path.join(folder, 'nodes.dmp'), NODES);
  await writeFile(path.join(folder, 'names.dmp'), NAMES);
  const file = path.join(folder, 'higher.taxa');
  const { output } = await npmRun('taxa:higher', folder, file, '--release', 'made up');
  expect(output).toContain('2 taxa above genera');
  const { aboveGenus, named } = openHigherTaxa(await readFile(file, 'utf8'));
  expect(aboveGenus('fabulosa')).toEqual(['fabulosaceae', 'inventa']);
  expect(aboveGenus('fabuloides')).toEqual(['fabulosaceae', 'inventa']);
  expect(aboveGenus('vaga')).toEqual(['inventa']);
  expect(named('fable family')).toEqual(['fabulosaceae']);
  expect(['vacuaceae', 'root', 'fabulosa', 'unclassified inventa'].map(named)).toEqual([
    ...[[], [], [], []],
  ]);
});
