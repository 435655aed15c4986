import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Library } from '../services/library/library';
import {
  describeWithCartridge,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { openLibrary } from './openLibrary';
import { ANY, findingContract } from './testing/findingContract';
import { articleId } from './testing/libraryContract';

/** Each has the one bit that all searches here have. */
const BIT = '1'.padStart(512, '0');

describeWithCartridge('on a server with RDKit’s cartridge', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const extend = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE EXTENSION rdkit');
    await client.end();
  };

  findingContract(async () => {
    const url = server.makeDatabase();
    await extend(url);
    return openLibrary({ url });
  });

  const keep = async (library: Library, structures: readonly string[]) => {
    const article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const events = structures.flatMap((smiles, at) =>
      Object.entries({ [`segments/${at}`]: {}, [`structures/${at}`]: { smiles } }).map(
        ([part, to]) => ({
          ...{ id: randomUUID(), article, part, from: null, to, base: 0 },
          at: '2026-11-30T10:00:00.000Z',
        }),
      ),
    );
    await library.append(events, 'anna');
    const due = await library.finding.due(50);
    await library.finding.computed(
      due.map(({ id, seq, smiles }) => ({
        ...{ id, seq, taxa: [] },
        index: {
          ...{ canonical: smiles ?? '', inchiKey: null, pattern: BIT, morgan: BIT, morganBits: 1 },
        },
      })),
    );
  };

  test('the database compares atoms, also of what was computed before it could', async () => {
    const url = server.makeDatabase();
    const before = await openLibrary({ url });
    await keep(before, ['c1ccccc1O', 'CCO']);
    await before.close();
    await extend(url);
    const library = await openLibrary({ url });
    await keep(library, ['c1ccccc1', 'nonsense']);
    const found = async (written: string, isMolecule: boolean) => {
      const sought = { pattern: BIT, written, isMolecule };
      const page = { before: null, ids: 10 };
      const { candidates } = await library.finding.candidates(sought, ANY, page);
      return candidates.map(({ canonical, isSure }) => [canonical, isSure]);
    };
    const unread = ['nonsense', false];
    expect(await found('c1ccccc1', true)).toEqual([
      unread,
      ['c1ccccc1', true],
      ['c1ccccc1O', true],
    ]);
    expect(await found('[OX2H]', false)).toEqual([unread, ['CCO', true], ['c1ccccc1O', true]]);
    expect(await found("'; DROP TABLE chemistry; --", false)).toHaveLength(4);
    expect(await found('*O', true)).toHaveLength(4);
    await library.close();
  });
});
