import type { Build } from './builtFiles';
import { FileServer, type FileRequest } from './fileServer';
import { createFakeHost, SCOPE, type FakeHost } from './testing/fakeHost';
import { createFakeStores, type FakeStores } from './testing/fakeStores';

const FIRST = {
  shell: { 'index.html': 'page 1', 'theme.js': 'theme 1', 'assets/main.aaaaaaaaaaaa.js': 'main 1' },
  pictures: { 'assets/weights.bbbbbbbbbbbb.bin': 'weights', 'pdfjs/map.bcmap': 'map 1' },
};
const SECOND = {
  shell: { 'index.html': 'page 2', 'theme.js': 'theme 1', 'assets/main.cccccccccccc.js': 'main 2' },
  pictures: { 'assets/weights.bbbbbbbbbbbb.bin': 'weights', 'pdfjs/map.bcmap': 'map 2' },
};

let host: FakeHost;
let stores: FakeStores;
let kept: Promise<unknown>[];

beforeEach(() => {
  host = createFakeHost();
  stores = createFakeStores();
  kept = [];
});

const serverOf = (build: Build) =>
  new FileServer(build, { scope: SCOPE, stores, fetch: host.fetch });

async function installed(contents: Parameters<FakeHost['deploy']>[0]) {
  const server = serverOf(await host.deploy(contents));
  await server.install();
  return server;
}

const requestOf = (name: string, more: Partial<FileRequest> = {}): FileRequest => ({
  ...{ url: SCOPE + name, method: 'GET', mode: 'cors', range: null },
  ...more,
});

/** The text of the answer; `undefined` if the worker leaves the request alone. */
async function ask(server: FileServer, name: string, more: Partial<FileRequest> = {}) {
  const answer = await server.answer(requestOf(name, more), (work) => void kept.push(work));
  const text = await answer?.text();
  await Promise.all(kept);
  return text;
}

const storedOf = (build: string) => stores.contents(SCOPE)[`marcus-files /marcus/ ${build}`];

describe('the files of a build', () => {
  it('that the page needs to start are stored before it is used, and answered without the host', async () => {
    const server = await installed(FIRST);
    host.isDown = true;
    expect(await ask(server, '')).toBe('page 1');
    expect(await ask(server, '', { url: `${SCOPE}#/library`, mode: 'navigate' })).toBe('page 1');
    expect(await ask(server, 'theme.js')).toBe('theme 1');
    await expect(ask(server, 'pdfjs/map.bcmap')).rejects.toThrow('Failed to fetch');
  });

  it.each(['assets/weights.bbbbbbbbbbbb.bin', 'pdfjs/map.bcmap'])(
    'of other parts are stored when they are first needed: %s',
    async (name) => {
      const server = await installed(FIRST);
      const text = await ask(server, name);
      host.isDown = true;
      expect(await ask(server, name)).toBe(text);
    },
  );

  it('keep their headers, but those of the transfer', async () => {
    const server = await installed(FIRST);
    const answer = await server.answer(requestOf('theme.js'), () => undefined);
    expect(Object.fromEntries(answer!.headers)).toMatchObject({ 'x-policy': 'strict' });
    expect(answer!.headers.has('content-encoding')).toBe(false);
  });

  it('are answered by parts where that is asked', async () => {
    const server = await installed(FIRST);
    const answer = await server.answer(
      requestOf('theme.js', { range: 'bytes=2-3' }),
      () => undefined,
    );
    expect(answer!.status).toBe(206);
    expect(answer!.headers.get('Content-Range')).toBe('bytes 2-3/7');
    expect(await answer!.text()).toBe('em');
  });

  it('are answered from the host if the browser has deleted them', async () => {
    const server = await installed(FIRST);
    stores.clear();
    expect(await ask(server, '', { mode: 'navigate' })).toBe('page 1');
    await host.deploy(SECOND);
    stores.clear();
    expect(await ask(server, '', { mode: 'navigate' })).toBe('page 2');
  });

  it('include a document that is fetched again, and stored, if the stored one is damaged', async () => {
    const server = await installed(FIRST);
    await stores.damage(SCOPE + 'index.html');
    expect(await ask(server, '')).toBe('page 1');
    host.isDown = true;
    expect(await ask(server, '')).toBe('page 1');
  });

  it('that the browser has in its own cache are stored without asking the host', async () => {
    const server = await installed(FIRST);
    const name = 'assets/weights.bbbbbbbbbbbb.bin';
    host.browserCache.set(name, new Response('weights'));
    host.asked.length = 0;
    await server.keepLoaded();
    expect(host.asked).toEqual([]);
    host.browserCache.clear();
    host.isDown = true;
    expect(await ask(server, name)).toBe('weights');
    await expect(ask(server, 'pdfjs/map.bcmap')).rejects.toThrow('Failed to fetch');
  });

  it('that the browser has with another content are not stored', async () => {
    const server = await installed(FIRST);
    host.browserCache.set('assets/weights.bbbbbbbbbbbb.bin', new Response('<html>'));
    await server.keepLoaded();
    expect(storedOf('v1')).toHaveLength(3);
  });

  it('are answered from the browser’s own cache without the host, but not with a refusal', async () => {
    const server = await installed(FIRST);
    const name = 'assets/weights.bbbbbbbbbbbb.bin';
    host.browserCache.set(name, new Response('', { status: 503 }));
    stores.isFull = true;
    expect(await ask(server, name)).toBe('weights');
    host.browserCache.set(name, new Response('weights'));
    host.isDown = true;
    expect(await ask(server, name)).toBe('weights');
  });

  it('are answered even if the store is full', async () => {
    const server = await installed(FIRST);
    stores.isFull = true;
    expect(await ask(server, 'pdfjs/map.bcmap')).toBe('map 1');
    expect(await ask(server, 'assets/weights.bbbbbbbbbbbb.bin')).toBe('weights');
  });
});

describe('left alone is', () => {
  it.each<[string, Partial<FileRequest>]>([
    ['a call of the services', { url: 'https://host.test/api/session' }],
    ['a call below the page', { url: `${SCOPE}api/session` }],
    ['another host', { url: 'https://other.test/marcus/theme.js' }],
    ['anything that is sent', { method: 'POST' }],
    ['a file that the build does not list', { url: `${SCOPE}unknown.json` }],
  ])('%s', async (_what, request) => {
    const server = await installed(FIRST);
    expect(server.answer(requestOf('theme.js', request), () => undefined)).toBeUndefined();
  });
});

it('another page leads to the application if the host does not answer', async () => {
  const server = await installed(FIRST);
  host.isDown = true;
  const answer = await server.answer(requestOf('nowhere', { mode: 'navigate' }), () => undefined);
  expect([answer!.status, answer!.headers.get('Location')]).toEqual([302, SCOPE]);
});

describe('a new version', () => {
  it('is not stored while the host has files of another one', async () => {
    const server = serverOf(await host.deploy(FIRST));
    await host.deploy({ shell: { ...FIRST.shell, 'theme.js': 'theme 2' } });
    await expect(server.install()).rejects.toThrow(`another version of ${SCOPE}theme.js`);
  });

  it('takes what is the same from the one before, and fetches the rest', async () => {
    await installed(FIRST);
    host.asked.length = 0;
    await installed(SECOND);
    expect(host.asked.sort()).toEqual(['assets/main.cccccccccccc.js', 'index.html']);
  });

  it('answers with its own files only, and with those of the one before for its tabs', async () => {
    const before = await installed(FIRST);
    await ask(before, 'pdfjs/map.bcmap');
    const server = await installed(SECOND);
    host.isDown = true;
    expect(await ask(server, '')).toBe('page 2');
    expect(await ask(server, 'assets/main.aaaaaaaaaaaa.js')).toBe('main 1');
    await expect(ask(server, 'pdfjs/map.bcmap')).rejects.toThrow('Failed to fetch');
    expect(await ask(before, '')).toBe('page 1');
  });

  it('removes the one before, and nothing of another folder', async () => {
    await installed(FIRST);
    await stores.open('marcus-files / v1');
    const server = await installed(SECOND);
    await server.removeEarlier();
    expect(Object.keys(stores.contents(SCOPE))).toEqual([
      'marcus-files / v1',
      'marcus-files /marcus/ v2',
    ]);
  });

  it('knows a page of its own from one of the version before', async () => {
    const server = await installed(FIRST);
    expect(server.isOfBuild([`${SCOPE}assets/main.aaaaaaaaaaaa.js`, `${SCOPE}theme.js`])).toBe(
      true,
    );
    expect(server.isOfBuild([`${SCOPE}assets/main.cccccccccccc.js`, `${SCOPE}theme.js`])).toBe(
      false,
    );
    expect(server.isOfBuild(['https://other.test/main.js'])).toBe(false);
  });

  it('has everything before it is offered, if everything of the one before was stored', async () => {
    const before = await installed(FIRST);
    for (const { missing } of (await before.report()).parts) {
      for (const { name } of missing) await before.store(name, {});
    }
    await before.keepAll();
    const server = await installed(SECOND);
    const { parts, isKept } = await server.report();
    expect(isKept).toBe(true);
    expect(parts.map(({ id, missing }) => [id, missing])).toEqual([
      ['shell', []],
      ['pictures', []],
    ]);
  });
});

describe('what is stored', () => {
  it('is reported in bytes, with what is missing', async () => {
    const server = await installed(FIRST);
    await server.store('pdfjs/map.bcmap', {});
    expect((await server.report()).parts[1]).toEqual({
      ...{ id: 'pictures', size: 12, stored: 5 },
      missing: [{ name: 'assets/weights.bbbbbbbbbbbb.bin', size: 7 }],
    });
  });

  it('can be removed, all but what the page needs to start', async () => {
    const server = await installed(FIRST);
    await server.store('pdfjs/map.bcmap', {});
    await server.keepAll();
    await server.removeParts();
    const { parts, isKept } = await server.report();
    expect(parts.map(({ stored, size }) => stored === size)).toEqual([true, false]);
    expect(isKept).toBe(false);
    expect(storedOf('v1')).toHaveLength(3);
  });

  it('is told of as it arrives', async () => {
    const server = await installed(FIRST);
    const received: number[] = [];
    await server.store('pdfjs/map.bcmap', { onReceived: (bytes) => received.push(bytes) });
    expect(received.at(-1)).toBe(5);
  });

  it('is nothing that the build does not list, and nothing half received', async () => {
    const server = await installed(FIRST);
    await expect(server.store('unknown.json', {})).rejects.toThrow('not a file of this version');
    await expect(
      server.store('pdfjs/map.bcmap', { signal: AbortSignal.abort() }),
    ).rejects.toThrow();
    host.isDown = true;
    await expect(server.store('pdfjs/map.bcmap', {})).rejects.toThrow('Failed to fetch');
    expect(storedOf('v1')).toHaveLength(3);
  });
});
