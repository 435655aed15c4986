/** @jest-environment node */
import type { CompoundRecord } from './compoundRecord';
import type { ExportFormat } from './exportFormats';
import { exportPlan, inScope, namedOnly, type ExportOrder } from './exportPlan';
import { found, record, said } from './testing/records';

const named = said({ name: 'ethane' });
const make = (id: string, properties: Partial<CompoundRecord> = {}) =>
  record({ id, smiles: 'C'.repeat(id.length), stated: named, ...properties });
const without = ({ smiles: _s, molfile: _m, ...rest }: CompoundRecord): CompoundRecord => rest;
const withoutSmiles = ({ smiles: _, ...rest }: CompoundRecord): CompoundRecord => rest;

const RECORDS = [
  make('verified'),
  make('doubt', { status: 'Doubtful', isSelected: true }),
  make('processed', { status: 'Processed', isSelected: true }),
  make('rejected!!', { status: 'Rejected', isSelected: true }),
  without(make('failed', { status: 'Failed', isSelected: true })),
  without(make('pending', { status: 'Pending' })),
];
const ids = (records: readonly CompoundRecord[]) => records.map(({ id }) => id);

test.each([
  ['checked', ['verified']],
  ['selected', ['doubt', 'processed']],
  ['all', ['verified', 'doubt', 'processed']],
] as const)('%s are %j, never what is rejected or has no structure', (scope, expected) => {
  expect(ids(inScope(RECORDS, scope))).toEqual(expected);
});

test('rejected and failed ones are only named', () => {
  expect(ids(namedOnly(RECORDS))).toEqual(['rejected!!', 'failed']);
});

const plan = (records: readonly CompoundRecord[], order: Partial<ExportOrder> = {}) =>
  exportPlan(records, { scope: 'all', format: 'csv', leftOut: [], ...order });

test('warns of what is not checked, and leaves it out if asked', () => {
  expect(plan(RECORDS).warnings.map(({ kind }) => kind)).toEqual(['unchecked']);
  const { records, warnings } = plan(RECORDS, { leftOut: ['unchecked'] });
  expect(ids(records)).toEqual(['verified']);
  expect(warnings[0]).toMatchObject({ kind: 'unchecked', isLeftOut: true });
});

test.each<[string, CompoundRecord, string]>([
  ['has no name', make('b', { stated: {} }), 'nameless'],
  ['has no SMILES', withoutSmiles(make('b')), 'unreadable'],
])('warns of a record that %s, and leaves it out if asked', (_what, concerned, kind) => {
  expect(plan([make('aa'), concerned]).warnings).toMatchObject([{ kind, records: [concerned] }]);
  const leftOut = [kind as 'nameless'];
  expect(ids(plan([make('aa'), concerned], { leftOut }).records)).toEqual(['aa']);
});

test('of records of one structure the verified one is kept, compared by InChIKey where there is one', () => {
  const identifiers = { inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' };
  const records = [
    make('first', { identifiers, status: 'Processed' }),
    make('second!', { identifiers }),
    make('other'),
  ];
  const leftOut = ['duplicates'] as const;
  expect(ids(plan(records, { leftOut }).records)).toEqual(['second!', 'other']);
  const bySmiles = [make('a'), make('b')];
  expect(ids(plan(bySmiles, { leftOut }).records)).toEqual(['a']);
});

test('leaving out what is not confirmed leaves out the values, not the compounds', () => {
  const records = [make('a', { stated: found({ name: 'a' }) })];
  expect(plan(records)).toMatchObject({ withFound: true, warnings: [{ kind: 'unconfirmed' }] });
  expect(plan(records, { leftOut: ['unconfirmed'] })).toMatchObject({ withFound: false, records });
});

test('nothing else is counted of what cannot be written', () => {
  const { molfile: _, ...noMol } = make('noMol', { status: 'Processed', stated: {} });
  const { warnings } = plan([noMol, make('ab', { status: 'Processed' })], { format: 'sdf' });
  expect(warnings.map(({ kind, records }) => [kind, ids(records)])).toEqual([
    ['unwritable', ['noMol']],
    ['unchecked', ['ab']],
  ]);
});

test.each<[ExportFormat, string[]]>([
  ['sdf', ['no SMILES!']],
  ['smiles', ['noMol']],
  ['coconut', []],
  ['csv', ['no SMILES!', 'noMol']],
  ['json', ['no SMILES!', 'noMol']],
])('%s takes %j, and names what it cannot take', (format, expected) => {
  const { molfile: _, ...noMol } = make('noMol');
  const records = [withoutSmiles(make('no SMILES!')), noMol];
  const { records: written, warnings } = plan(records, { format });
  expect(ids(written)).toEqual(expected);
  const unwritable = warnings.find(({ kind }) => kind === 'unwritable')?.records ?? [];
  expect(ids(unwritable)).toEqual(ids(records).filter((id) => !expected.includes(id)));
});

test('a ZIP keeps what has no molfile, and names it as absent from its SDF', () => {
  const { molfile: _, ...noMol } = make('noMol');
  const { records, warnings } = plan([make('aa'), noMol], { format: 'zip' });
  expect(ids(records)).toEqual(['aa', 'noMol']);
  expect(warnings).toEqual([{ kind: 'notInSdf', records: [noMol], isLeftOut: false }]);
});

test('for COCONUT, what it has accepted is named and can be left out; a stand-in has accepted nothing', () => {
  const receipt = { at: '2026-05-01T12:00:00.000Z', smiles: 'CC', toStandIn: false };
  const complete = { stated: said({ name: 'x', organism: 'y' }), article: { doi: '10.1/1' } };
  const all = [
    record({ id: 'a', ...complete, receipt }),
    record({ id: 'b', ...complete, smiles: 'CCC', receipt: { ...receipt, toStandIn: true } }),
  ];
  const order = { scope: 'checked', format: 'coconut', leftOut: [] } as const;
  const accepted = exportPlan(all, order).warnings.find(({ kind }) => kind === 'accepted');
  expect(accepted?.records.map(({ id }) => id)).toEqual(['a']);
  const without = exportPlan(all, { ...order, leftOut: ['accepted'] });
  expect(without.records.map(({ id }) => id)).toEqual(['b']);
  const asCsv = exportPlan(all, { ...order, format: 'csv' });
  expect(asCsv.warnings.map(({ kind }) => kind)).not.toContain('accepted');
});

const KEY = 'QRYRORQUOLYVBU-VBKZILBWSA-N';
const FLAT = 'QRYRORQUOLYVBU-UHFFFAOYSA-N';

test('of two structures under one number, both are told, and can be left out', () => {
  const stated = said({ number: '1', name: 'carnosic acid' });
  const records = [
    make('clean'),
    make('flat', { stated, identifiers: { smiles: 'CCO', inchiKey: FLAT, inchi: 'InChI=1S/x' } }),
    make('stereo', {
      stated,
      identifiers: { smiles: 'C@', inchiKey: KEY, inchi: 'InChI=1S/x/t2-' },
    }),
  ];
  const { warnings } = plan(records);
  expect(warnings.map(({ kind }) => kind)).toEqual(['calledAlike']);
  expect(ids(warnings[0]?.records ?? [])).toEqual(['flat', 'stereo']);
  expect(warnings[0]?.says?.[0]).toBe(
    'Number 1 is also that of carnosic acid, p. 1, which has the same skeleton and other stereo.',
  );
  expect(ids(plan(records, { leftOut: ['calledAlike'] }).records)).toEqual(['clean']);
});

test.each<[string, Partial<CompoundRecord>]>([
  ['parts', { smiles: 'CC.CCC' }],
  ['residues', { smiles: '*CC' }],
  ['charge', { smiles: 'C[N+](C)(C)C' }],
  ['centres', { identifiers: { stereoCentres: 2, definedStereoCentres: 1 } }],
  ['remark', { identifiers: { remarks: ['One atom (S) has an unlikely valence.'] } }],
  ['noName', { stated: said({ name: 'Unknown' }) }],
])('a record with something to know is told: %s', (kind, properties) => {
  const concerned = make('b', properties);
  expect(plan([make('aa'), concerned]).warnings).toMatchObject([{ kind, records: [concerned] }]);
});
