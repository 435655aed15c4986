import { Socket } from 'node:net';
import path from 'node:path';
import { startSilentProxy, type SilentProxy } from '../../testing/silentProxy';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../../testing/startPostgres';
import { openDatabase } from '../openDatabase';
import { articleId, eventOf } from '../testing/libraryContract';
import { sqlLibrary } from './sqlLibrary';
import { tellOfEvents } from './tellOfEvents';

describeWithPostgres('what a server tells', () => {
  let server: RunningPostgres;
  let proxy: SilentProxy;
  let direct: string;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    direct = server.makeDatabase();
    const at = new URL(direct.replace('@/', '@localhost/'));
    const folder = at.searchParams.get('host') ?? '';
    proxy = await startSilentProxy(path.join(folder, '.s.PGSQL.5432'));
    url = `postgres://marcus@127.0.0.1:${proxy.port}${at.pathname}`;
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  test('is heard again when a connection has been forgotten on the way, of which nobody is told', async () => {
    const asked = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const database = await openDatabase({ url: direct });
    const library = sqlLibrary(database);
    const article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const say = async () => (await library.append([eventOf(article)], 'anna'))[0]?.seq ?? 0;
    const first = await say();
    const news = tellOfEvents(url, { askMs: 100, answerMs: 50 });
    const heard: number[] = [];
    let wake = () => {};
    news.onEvents((seq) => {
      heard.push(seq);
      wake();
    });
    const untilHeard = async (seq: number) => {
      while (!heard.includes(seq)) await new Promise<void>((resolve) => (wake = resolve));
    };
    await untilHeard(first);
    // By the system, too, long before its two hours.
    expect(asked).toHaveBeenCalledWith(true, 10_000);
    proxy.forget();
    await untilHeard(await say());
    // It is the same as before.
    await untilHeard(await say());
    await news.close();
    await database.destroy();
  });
});
