import { randomUUID } from 'node:crypto';
import type { Json } from '../../services/library/event';
import type { ArticleFilter, Library } from '../../services/library/library';
import { articleId, eventOf, HOSTILE } from './libraryContract';

const ANY: ArticleFilter = { text: '', doi: '', curator: '', assigned: '', state: '' };

/** How articles are found that may have no compounds, whatever database keeps them. */
export function articlesContract(open: () => Promise<Library>): void {
  let library: Library;
  /** In the file's name of each test's own articles, so that it finds nobody else's. */
  let mark: string;
  beforeAll(async () => {
    library = await open();
  });
  afterAll(() => library.close());
  beforeEach(() => {
    mark = `mark${randomUUID().replaceAll('-', '')}`;
  });

  const add = async (name: string, more: { title?: string; doi?: string } = {}) => {
    const id = articleId();
    await library.addArticle({ id, fileName: `${name} ${mark}.pdf`, bytes: 10, ...more });
    return id;
  };
  const say = (article: string, part: string, to: Json, by = 'anna') =>
    library.append([eventOf(article, { id: randomUUID(), part, to })], by);
  const found = async (filter: Partial<ArticleFilter>, limit?: number) => {
    const text = `${mark} ${filter.text ?? ''}`;
    const rows = await library.articles({ ...ANY, ...filter, text }, limit);
    return rows.map(({ fileName }) => fileName.split(' ')[0]);
  };

  describe('by what they are and how far they are', () => {
    beforeEach(async () => {
      await add('upload', { title: 'A review of Thé', doi: '10.1021/NP.1' });
      const checked = await add('checked');
      await say(checked, 'article/title', 'Leaves');
      await say(checked, 'article/authors', 'Grace Hopper\nJane Roe');
      await say(checked, 'article/state', 'checked', "o'neil \\ :*");
      const taken = await add('taken');
      await say(taken, 'article/assigned', 'cleo');
    });

    test.each<[string, Partial<ArticleFilter>, readonly string[]]>([
      ['nothing, the last changed first', {}, ['taken', 'checked', 'upload']],
      [
        'the title of one that was only uploaded, without accents',
        { text: 'the review' },
        ['upload'],
      ],
      ['the beginning of a word', { text: 'leav' }, ['checked']],
      ['not by the end of one', { text: 'eaves' }, []],
      ['the name of the file', { text: 'taken pdf' }, ['taken']],
      ['an author', { text: 'hopper' }, ['checked']],
      ['a DOI, in capitals or not', { doi: '10.1021/np.1' }, ['upload']],
      ['a DOI among words', { text: '10.1021/np' }, ['upload']],
      ['another DOI', { doi: '10.1022' }, []],
      ['who checked it', { curator: "o'neil \\ :*" }, ['checked']],
      ['who has it', { curator: 'cleo' }, ['taken']],
      ['whose it is', { assigned: 'cleo' }, ['taken']],
      ['not by the beginning of a name', { assigned: 'cle' }, []],
      ['what is checked', { state: 'checked' }, ['checked']],
      ['what is in work', { state: 'inWork' }, ['taken', 'upload']],
      ['what is nobody’s', { state: 'free' }, ['upload']],
      ['what is confirmed', { state: 'confirmed' }, []],
      ['several of these', { state: 'checked', text: 'roe' }, ['checked']],
    ])('%s', async (_what, filter, expected) => {
      expect(await found(filter)).toEqual(expected);
    });

    test('what is said later counts, and no longer what it took the place of', async () => {
      const [{ id = '' } = {}] = await library.articles({ ...ANY, text: `${mark} leaves` });
      await say(id, 'article/title', 'Roots');
      await say(id, 'article/state', null);
      expect(await found({ text: 'leaves' })).toEqual([]);
      expect(await found({ text: 'roots', state: 'free' })).toEqual(['checked']);
    });

    test('no more than are asked for', async () => {
      expect(await found({}, 2)).toEqual(['taken', 'checked']);
    });

    test('a name that is erased finds nothing, and its pseudonym what it found', async () => {
      const { pseudonym } = await library.erasePerson("o'neil \\ :*");
      expect(await found({ curator: "o'neil \\ :*" })).toEqual([]);
      expect(await found({ curator: pseudonym ?? '' })).toEqual(['checked']);
    });
  });

  test('what a program finds out of an article later is found, too', async () => {
    const id = await add('late');
    await library.addArticle({ id, fileName: 'again.pdf', bytes: 10, title: 'Saponins' });
    expect(await found({ text: 'saponins' })).toEqual(['late']);
  });

  test.each(HOSTILE)('%j is looked for as it is, wherever a text can stand', async (text) => {
    const id = await add('hostile', { title: text, doi: text });
    await say(id, 'article/assigned', text);
    await say(id, 'article/state', text, text);
    for (const field of ['text', 'doi', 'curator', 'assigned'] as const) {
      expect(await found({ [field]: text })).toEqual(['hostile']);
    }
  });
}
