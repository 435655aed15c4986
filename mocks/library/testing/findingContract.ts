import { randomUUID } from 'node:crypto';
import type { Json, LibraryEvent } from '../../services/library/event';
import type { CompoundFilter, StructureIndex } from '../../services/library/finding';
import type { Library } from '../../services/library/library';
import { articleId, HOSTILE } from './libraryContract';

export const ANY: CompoundFilter = {
  ...{ text: '', name: '', organism: '', taxa: [], doi: '', curator: '' },
  ...{ verdict: '', state: '', doubt: '', reader: 'rita' },
};

/** A fingerprint with these bits. */
const bits = (...set: number[]): string => {
  const nibbles = Array.from({ length: 512 }, (_, at) =>
    set.reduce((sum, bit) => (Math.floor(bit / 4) === at ? sum | (1 << (bit % 4)) : sum), 0),
  );
  return nibbles.map((nibble) => nibble.toString(16)).join('');
};

const indexOf = (canonical: string, inchiKey: string, ...set: number[]): StructureIndex => ({
  ...{ canonical, inchiKey, pattern: bits(...set), morgan: bits(...set), morganBits: set.length },
});

/** How compounds are found, whatever database keeps them. */
export function findingContract(open: () => Promise<Library>): void {
  let library: Library;
  let article: string;
  /** In the words of each test's own articles, so that it finds nobody else's. */
  let mark: string;
  beforeAll(async () => {
    library = await open();
  });
  afterAll(() => library.close());
  beforeEach(async () => {
    article = articleId();
    mark = `mark${randomUUID().replaceAll('-', '')}`;
    await library.addArticle({ id: article, fileName: `${mark}.pdf`, bytes: 10 });
  });

  const say = async (parts: Readonly<Record<string, Json>>, by = 'anna', where = article) => {
    const events = Object.entries(parts).map(([part, to]): LibraryEvent => ({
      ...{ id: randomUUID(), article: where, part, from: null, to, base: 0 },
      at: '2026-11-30T10:00:00.000Z',
    }));
    await library.append(events, by);
  };
  const drawing = (segment: string, smiles: string | null, label: Json = null) => ({
    [`segments/${segment}`]: { pageIndex: 0, segmentIndex: 0, label },
    ...(smiles !== null && { [`structures/${segment}`]: { smiles, engine: 'osra' } }),
  });
  const found = async (filter: Partial<CompoundFilter>) => {
    const page = { before: null, limit: 100 };
    return library.finding.compounds({ ...ANY, text: mark, ...filter }, page);
  };
  const segments = async (filter: Partial<CompoundFilter>) =>
    (await found(filter)).map(({ segment }) => segment).sort();
  /** Computes all that waits, by a table of what is known. */
  const compute = async (known: Readonly<Record<string, StructureIndex>>) => {
    for (;;) {
      const due = await library.finding.due(50);
      if (due.length === 0) return;
      await library.finding.computed(
        due.map((one) => ({
          ...{ id: one.id, seq: one.seq, index: known[one.smiles ?? ''] ?? null },
          taxa: one.organism === null ? [] : [`taxon of ${one.organism}`, 'above'],
        })),
      );
    }
  };

  test('a compound shows what people said before what was found', async () => {
    const label = { number: '7', name: 'found', sources: [{ organism: 'Thea' }] };
    await say({
      ...drawing('s1', 'CCO', label),
      'article/title': 'On tea',
      'article/doi': '10.1/X',
      'drafts/s1/name': 'lupeol',
      'judgements/s1': { verdict: 'correct', of: 'CCO' },
    });
    expect(await found({})).toEqual([
      {
        ...{ id: expect.any(Number), article, fileName: `${mark}.pdf`, segment: 's1' },
        ...{ title: 'On tea', doi: '10.1/X', number: '7', name: 'lupeol', organism: 'Thea' },
        ...{ smiles: 'CCO', engine: 'osra', doubts: 0, verdict: 'correct', reason: null },
        ...{ judgedBy: 'anna', inchiKey: null },
      },
    ]);
  });

  describe('by what is said', () => {
    beforeEach(async () => {
      await say({
        ...drawing('tea', 'CCO', { name: 'β-Sitosterol', number: '12a' }),
        'drafts/tea/organism': 'Camellia sinensis (L.) Kuntze',
        'article/doi': '10.1021/NP.1',
        'article/title': 'Constituents of leaves',
      });
      await say({ 'judgements/tea': { verdict: 'correct', of: 'CCO' } }, "o'neil \\ :*");
      await say({
        ...drawing('rue', 'CCN'),
        'structures/rue': { smiles: 'CCN', engine: 'molscribe', doubts: [{}] },
        'drafts/rue/organism': 'Ruta graveolens',
        'judgements/rue': { verdict: 'rejected', reason: 'wrongReading', of: 'CCN' },
      });
      await say(drawing('open', null));
    });

    test.each<[string, Partial<CompoundFilter>, readonly string[]]>([
      ['nothing', {}, ['open', 'rue', 'tea']],
      ['a name, by the beginning of a word of it', { name: 'sitost' }, ['tea']],
      ['a number', { name: '12A' }, ['tea']],
      ['no name, by the end of a word', { name: 'sterol' }, []],
      ['a genus, with its species', { organism: 'camellia' }, ['tea']],
      ['a species', { organism: 'Camellia sinensis' }, ['tea']],
      ['no organism by the words of another field', { organism: 'sitosterol' }, []],
      ['any words, of the compound and its article', { text: 'leaves kuntze' }, ['tea']],
      ['a DOI, in capitals or not', { doi: '10.1021/np.1' }, ['open', 'rue', 'tea']],
      ['the beginning of a DOI', { doi: '10.1021/' }, ['open', 'rue', 'tea']],
      ['no DOI', { doi: '10.1022' }, []],
      ['a curator whose name means something to a database', { curator: "o'neil \\ :*" }, ['tea']],
      ['no curator by the beginning of a name', { curator: "o'neil" }, []],
      ['what is correct', { verdict: 'correct' }, ['tea']],
      ['what is rejected', { verdict: 'rejected' }, ['rue']],
      ['what nobody judged', { verdict: 'open' }, ['open']],
      ['what is doubtful', { doubt: 'yes' }, ['rue']],
      ['what is not', { doubt: 'no' }, ['open', 'tea']],
      ['an article that is in work', { state: 'inWork' }, ['open', 'rue', 'tea']],
      ['no article that is checked', { state: 'checked' }, []],
      [
        'an organism by its taxon',
        { organism: 'rue', taxa: ['taxon of Ruta graveolens'] },
        ['rue'],
      ],
      ['what belongs to a taxon', { organism: 'family', taxa: ['above'] }, ['rue', 'tea']],
    ])('%s', async (_what, filter, expected) => {
      await compute({});
      const text = `${mark} ${filter.text ?? ''}`;
      expect(await segments({ ...filter, text })).toEqual(expected);
    });

    test('what is said of the article later counts for all its compounds', async () => {
      await say({ 'article/state': 'checked', 'article/title': 'Renamed' });
      expect(await segments({ state: 'checked', text: `${mark} renamed` })).toHaveLength(3);
      expect(await segments({ text: `${mark} constituents` })).toEqual([]);
    });

    test('what is found of the article later counts for all its compounds, unless somebody has said it', async () => {
      const added = { id: article, fileName: 'again.pdf', bytes: 10 };
      await library.addArticle({ ...added, title: 'Found later', doi: '10.5/later' });
      expect(await segments({ doi: '10.5/later' })).toEqual([]);
      const other = articleId();
      await library.addArticle({ id: other, fileName: `${mark}.pdf`, bytes: 10 });
      await say(drawing('other', 'CCO'), 'anna', other);
      await library.addArticle({ ...added, id: other, title: 'Found later', doi: '10.5/later' });
      expect(await segments({ doi: '10.5/later', text: `${mark} found` })).toEqual(['other']);
    });

    test('a judgement ends with the structure that was judged', async () => {
      await say({ 'structures/tea': { smiles: 'CCCO', engine: 'osra' } });
      expect(await segments({ verdict: 'correct' })).toEqual([]);
      expect(await segments({ curator: "o'neil \\ :*" })).toEqual([]);
    });

    test('a drawing that was taken away is not found', async () => {
      await say({ 'segments/tea': null });
      expect(await segments({})).toEqual(['open', 'rue']);
    });

    test('a second opinion is not what stands', async () => {
      await say({ 'opinions/ben/judgements/open': { verdict: 'correct', of: null } }, 'ben');
      expect(await segments({ verdict: 'open' })).toEqual(['open']);
    });
  });

  test('pages go on after the last one that is known', async () => {
    for (const segment of ['a', 'b', 'c']) await say(drawing(segment, 'C'));
    const filter = { ...ANY, text: mark };
    const first = await library.finding.compounds(filter, { before: null, limit: 2 });
    const before = first.at(-1)?.id ?? null;
    const rest = await library.finding.compounds(filter, { before, limit: 2 });
    expect([...first, ...rest].map(({ segment }) => segment)).toEqual(['c', 'b', 'a']);
  });

  describe('by structure', () => {
    const KNOWN = {
      R: indexOf('R', 'AAAAAAAAAAAAAA-RRRRRRRRSA-N', 1, 2, 2047),
      S: indexOf('S', 'AAAAAAAAAAAAAA-SSSSSSSSSA-N', 1, 2),
      T: indexOf('T', 'BBBBBBBBBBBBBB-TTTTTTTTSA-N', 1, 5, 6, 7),
    };
    beforeEach(async () => {
      for (const [segment, smiles] of Object.entries({ r: 'R', s: 'S', t: 'T', u: 'bad' })) {
        await say(drawing(segment, smiles));
      }
      await compute(KNOWN);
    });
    const candidates = async (pattern: string, before: number | null = null, ids = 1e9) => {
      const sought = { pattern, written: '*', isMolecule: true };
      return library.finding.candidates(sought, { ...ANY, text: mark }, { before, ids });
    };
    const names = (list: readonly { readonly canonical: string }[]) =>
      list.map(({ canonical }) => canonical);

    test('candidates for a substructure have all its bits, the latest first', async () => {
      expect(names((await candidates(bits(1, 2))).candidates)).toEqual(['S', 'R']);
      expect(names((await candidates(bits(2047))).candidates)).toEqual(['R']);
      expect(await candidates(bits(9))).toEqual({ candidates: [], before: null });
    });

    test('candidates come by ranges of ids, each once and none left out', async () => {
      const found: string[] = [];
      let before: number | null = null;
      do {
        const page = await candidates(bits(1), before, 2);
        expect(page.candidates.length).toBeLessThanOrEqual(2);
        found.push(...names(page.candidates));
        before = page.before;
      } while (before !== null);
      expect(found).toEqual(['T', 'S', 'R']);
    });

    test('the similar ones come in the order of their similarity, down to a least one', async () => {
      const like = { morgan: bits(1, 2), morganBits: 2 };
      const page = { atLeast: 0.5, limit: 10, offset: 0 };
      const filter = { ...ANY, text: mark };
      const all = await library.finding.similar(like, filter, page);
      expect(all.map(({ segment, similarity }) => [segment, similarity])).toEqual([
        ['s', 1],
        ['r', 2 / 3],
      ]);
      const second = await library.finding.similar(like, filter, { ...page, limit: 1, offset: 1 });
      expect(second.map(({ segment }) => segment)).toEqual(['r']);
    });

    test('a structure that changed is found by what it is, and not before that is computed', async () => {
      await say({ 'structures/s': { smiles: 'T', engine: 'osra' } });
      expect(names((await candidates(bits(1, 2))).candidates)).toEqual(['R']);
      await compute(KNOWN);
      expect(names((await candidates(bits(7))).candidates)).toEqual(['T', 'T']);
    });

    test('what was computed of a structure that has changed meanwhile is not kept', async () => {
      await say({ 'structures/s': { smiles: 'T', engine: 'osra' } });
      const due = await library.finding.due(50);
      await say({ 'structures/s': { smiles: 'R', engine: 'osra' } });
      const computed = due.map(({ id, seq }) => ({ id, seq, index: KNOWN.T, taxa: [] }));
      await library.finding.computed(computed);
      expect(names((await candidates(bits(7))).candidates)).toEqual(['T']);
      await compute(KNOWN);
      expect(names((await candidates(bits(2047))).candidates)).toEqual(['S', 'R'].map(() => 'R'));
    });

    test('compounds that are taken to be computed are given to nobody else', async () => {
      await say({ 'structures/s': { smiles: 'T', engine: 'osra' } });
      const taken = await Promise.all([library.finding.due(1), library.finding.due(50)]);
      expect(taken.flat()).toHaveLength(1);
      expect(taken.flat()).toMatchObject([{ smiles: 'T', molfile: null, organism: null }]);
    });

    test('twins have the same skeleton in any article, whatever their stereo', async () => {
      const other = articleId();
      await library.addArticle({ id: other, fileName: 'b.pdf', bytes: 10 });
      await say(drawing('x', 'R'), 'ben', other);
      await compute(KNOWN);
      const mine = [article, other];
      const twins = (await library.finding.twins(article, 's', 'rita')) ?? [];
      expect(
        twins.filter((one) => mine.includes(one.article)).map((one) => [one.segment, one.inchiKey]),
      ).toEqual([
        ['x', KNOWN.R.inchiKey],
        ['r', KNOWN.R.inchiKey],
      ]);
      expect(await library.finding.twins(article, 'u', 'rita')).toEqual([]);
      expect(await library.finding.twins(article, 'nobody', 'rita')).toBeNull();
    });

    test('of an article of which somebody gives a second opinion blind, they find nothing, and others all', async () => {
      const [reader, other] = [`ben/${mark}`, articleId()];
      await library.addArticle({ id: other, fileName: `${mark}.pdf`, bytes: 10 });
      await say(drawing('x', 'R'), 'anna', other);
      await compute(KNOWN);
      const foundBy = async (name: string) => {
        const filter = { ...ANY, text: mark, reader: name };
        const sought = { pattern: bits(1, 2), written: '*', isMolecule: true };
        const like = { morgan: bits(1, 2), morganBits: 2 };
        const { compounds, candidates: screened, similar, twins } = library.finding;
        const page = { before: null, limit: 100, ids: 1e9, atLeast: 0.5, offset: 0 };
        const same = ((await twins(other, 'x', name)) ?? []).filter(
          (one) => one.article === article,
        );
        return [
          ...[await compounds(filter, page), await similar(like, filter, page), same],
          (await screened(sought, filter, page)).candidates,
        ].map(({ length }) => length);
      };
      const [all, without] = [
        [5, 3, 2, 3],
        [1, 1, 0, 1],
      ];
      expect(await foundBy(reader)).toEqual(all);
      const ask = (to: Json) =>
        say({ [`article/opinions/${encodeURIComponent(reader)}`]: to }, 'cleo');
      await ask('blind');
      expect([await foundBy(reader), await foundBy('anna')]).toEqual([without, all]);
      await ask('open');
      expect(await foundBy(reader)).toEqual(all);
      await ask('blind');
      await ask(null);
      expect(await foundBy(reader)).toEqual(all);
    });
  });

  test('statistics count what stands', async () => {
    const before = await library.finding.statistics();
    const [judge, engine] = [`judge ${mark}`, `engine ${mark}`];
    await say(
      {
        'segments/a': {},
        'structures/a': { smiles: 'C', engine },
        'judgements/a': { verdict: 'correct', of: 'C' },
        'segments/b': {},
        'structures/b': { smiles: 'C', engine },
        'judgements/b': { verdict: 'rejected', reason: 'wrongReading', of: 'C' },
        'segments/c': {},
        'structures/c': { smiles: 'C', engine: 'replaced', program: engine },
        'segments/d': {},
        'judgements/d': { verdict: 'rejected', reason: 'fragment', of: null },
      },
      judge,
    );
    const { curators, engines, days, reasons, articles, compounds } =
      await library.finding.statistics();
    expect([articles, compounds]).toEqual([before.articles, before.compounds + 4]);
    expect(curators.filter(({ curator }) => curator === judge)).toEqual([
      { curator: judge, verdict: 'correct', count: 1 },
      { curator: judge, verdict: 'rejected', count: 2 },
    ]);
    expect(engines.filter((one) => one.engine === engine)).toEqual([
      { engine, verdict: 'correct', count: 1 },
      { engine, verdict: 'rejected', count: 1 },
      { engine, verdict: null, count: 1 },
    ]);
    expect(days.map(({ day }) => day)).toContain('2026-11-30');
    expect(reasons.map(({ reason }) => reason)).toContain('fragment');
  });

  test.each(HOSTILE)('%j is looked for as it is, wherever a text can stand', async (text) => {
    await say({ ...drawing('h', text, { number: text, name: text }), 'article/doi': text }, text);
    await say({ 'judgements/h': { verdict: 'correct', of: text } }, text);
    for (const field of ['name', 'organism', 'doi', 'curator'] as const) {
      await found({ [field]: text });
    }
    await found({ organism: 'x', taxa: [text] });
    expect(await segments({ curator: text, doi: text, name: text })).toEqual(['h']);
    expect(await library.finding.twins(article, text, 'rita')).toBeNull();
  });
}
