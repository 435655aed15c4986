/** Two nodes on one Redis and one folder: whichever is asked, the answer is the same. */
import { Redis } from 'ioredis';
import { writePdf } from '../../engine/page/writePdf';
import { clientOf, openClient, request, sampleArticle } from '../../testing/servicesClient';
import { openSocket } from '../../testing/socketClient';
import { startCluster, type RunningCluster, type RunningNode } from '../../testing/startCluster';
import { describeWithRedis } from '../../testing/startRedis';

jest.setTimeout(300_000);

const article = (name?: string) => ({ pdf_file: sampleArticle(name) });

/** Of the same content, but of other bytes: no node has kept anything of it, so that it takes its time. */
const anotherSample = () =>
  new File([sampleArticle(), '\n% another'], 'another.pdf', { type: 'application/pdf' });

const SEGMENTS = '/latest/decimer/extract_segments';
const TEXT = '/latest/docling_conversion/extract_text';

/** A one-page PDF of that name that says something. */
const saying = (words: string, name: string) => {
  const content = `BT /F1 12 Tf 20 100 Td (${words}) Tj ET`;
  return {
    pdf_file: new File([writePdf({ pages: [{ width: 200, height: 200, content }] })], name),
  };
};

/** Waits until a look finds what is expected. */
async function until(look: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await look())) await new Promise((next) => setTimeout(next, 50));
}

describeWithRedis('two nodes', () => {
  let cluster: RunningCluster;
  let a: RunningNode;
  let b: RunningNode;
  beforeAll(async () => {
    cluster = await startCluster();
    [a, b] = await Promise.all([cluster.startNode(), cluster.startNode()]);
  });
  afterAll(() => cluster.stop());

  /** A session and its client on either node. */
  async function openOnBoth() {
    const onA = await openClient(a.url);
    return { onA, onB: clientOf(b.url, onA.sessionId), id: onA.sessionId };
  }
  const statusOn = async (node: RunningNode, id: string) =>
    (await request(`${node.url}/session/status/${id}`)).status;

  test('an article uploaded to one is read, cut up and recognised by the other', async () => {
    const { onA, onB } = await openOnBoth();
    const { body: uploaded } = await onA.postForm(TEXT, article());
    const { body: read } = await onB.postForm(TEXT, article());
    expect(read).toEqual(uploaded);
    expect(read.text).toContain('artemisinin');
    const { body: found } = await onB.postForm(SEGMENTS, article());
    expect(found).toMatchObject({ segments_count: 11, segments_already_existed: false });
    const { body: again } = await onA.postForm(SEGMENTS, article());
    expect(again).toMatchObject({ segments_count: 11, segments_already_existed: true });
    expect(again.segments).toEqual(found.segments);
    const name = 'sample-article/all_segments/page_1_0_segmented.png';
    const recognise = { image_path: name, engine: 'molnextr' };
    const { status, body } = await onA.postForm('/latest/ocsr/generate_smiles', recognise);
    expect([status, body.smiles]).toEqual([200, expect.stringContaining('O')]);
    const picture = `/latest/decimer/get_segment_image/${name}`;
    const pictures = await Promise.all([onA.fetch(picture), onB.fetch(picture)]);
    const [one, other] = await Promise.all(pictures.map((it) => it.arrayBuffer()));
    expect(pictures.map(({ status: it }) => it)).toEqual([200, 200]);
    expect(Buffer.from(one!).equals(Buffer.from(other!))).toBe(true);
    await onA.leave();
  });

  test('the same article sent to both at once becomes one document', async () => {
    const { onA, onB } = await openOnBoth();
    const answers = await Promise.all([
      onA.postForm(TEXT, saying('Tea', 'tea.pdf')),
      onB.postForm(TEXT, saying('Tea', 'tea.pdf')),
    ]);
    expect(answers.map(({ body }) => body.pdf_filename)).toEqual(['tea.pdf', 'tea.pdf']);
    const { body } = await onA.json('/latest/docling_conversion/list_pdfs');
    expect(body.pdf_files).toHaveLength(1);
    await onA.leave();
  });

  test('a name that both claim at once is given once', async () => {
    const { onA, onB } = await openOnBoth();
    const answers = await Promise.all([
      onA.postForm(TEXT, saying('Tea', 'same.pdf')),
      onB.postForm(TEXT, saying('Coffee', 'same.pdf')),
    ]);
    const names = answers.map(({ body }) => body.pdf_filename);
    expect(names.filter((name) => name === 'same.pdf')).toHaveLength(1);
    expect(new Set(names).size).toBe(2);
    await onA.leave();
  });

  test('an article whose segments are asked of both at once is segmented once', async () => {
    const { onA, onB } = await openOnBoth();
    const answers = await Promise.all([onA, onB].map((it) => it.postForm(SEGMENTS, article())));
    const existed = answers.map(({ body }) => body.segments_already_existed);
    expect(existed.sort()).toEqual([false, true]);
    expect(answers[0]!.body.segments).toEqual(answers[1]!.body.segments);
    await onA.leave();
  });

  test('work of one for a session that ends on the other is answered with that, and its files are deleted', async () => {
    const { onA, onB } = await openOnBoth();
    const working = onA.postForm(SEGMENTS, { pdf_file: anotherSample() });
    await until(() => cluster.foldersLeft() > 0);
    await onB.leave();
    expect(await working).toMatchObject({
      status: 404,
      body: { detail: 'Session not found or expired.' },
    });
    await until(() => cluster.foldersLeft() === 0);
  });

  test('a client that asks the other node again after a lost answer has one session', async () => {
    const id = '6f1c2a9e-4a51-4c53-9d0e-7f3f1c1b2a90';
    const create = (node: RunningNode) =>
      request(`${node.url}/session/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ session_id: id }),
      });
    const answers = [await create(a), await create(b)];
    expect(answers.map(({ body }) => body.session.session_id)).toEqual([id, id]);
    expect(answers[1]?.body.queue_status.active_sessions).toBe(1);
    await clientOf(a.url, id).leave();
  });

  test('a change on one is pushed to a client of the other', async () => {
    const { onA, id } = await openOnBoth();
    const socket = await openSocket(`${b.wsUrl}/session/ws/${id}`);
    const other = await openClient(a.url);
    await socket.next((it) => it.queue_status?.active_sessions === 2);
    await other.leave();
    await socket.next((it) => it.queue_status?.active_sessions === 1);
    socket.socket.close();
    await until(async () => (await statusOn(a, id)) === 404);
    await onA.leave();
  });

  test('a socket that closes because its node drains ends no session; one that its client closes does', async () => {
    const node = await cluster.startNode();
    const { id } = await openOnBoth();
    const socket = await openSocket(`${node.wsUrl}/session/ws/${id}`);
    await node.stop();
    expect(await socket.closed).toBe(1012);
    expect(await statusOn(a, id)).toBe(200);
    const second = await openSocket(`${b.wsUrl}/session/ws/${id}`);
    // A second channel of the same session takes over from it.
    const third = await openSocket(`${a.wsUrl}/session/ws/${id}`);
    third.send({ type: 'heartbeat' });
    await third.next((it) => it.type === 'status_update');
    second.socket.close();
    await second.closed;
    expect(await statusOn(a, id)).toBe(200);
    third.socket.close();
    await until(async () => (await statusOn(b, id)) === 404);
  });

  test('while Redis is away everything is refused with a word, no socket closes, and then all is there', async () => {
    const { onA, id } = await openOnBoth();
    const { body: before } = await onA.postForm(TEXT, saying('Tea', 'tea.pdf'));
    const socket = await openSocket(`${a.wsUrl}/session/ws/${id}`);
    const pdfs = () => onA.json('/latest/docling_conversion/list_pdfs');
    await cluster.redis.kill();
    const refusal = await pdfs();
    expect(refusal).toMatchObject({
      status: 503,
      body: { detail: expect.stringMatching(/Nothing is lost/), error_code: 'STATE_AWAY' },
    });
    expect(refusal.headers.get('Retry-After')).toBe('2');
    expect(await request(`${a.url}/ready`)).toMatchObject({
      status: 503,
      body: { detail: 'Redis does not answer' },
    });
    expect((await request(`${a.url}/health`)).status).toBe(200);
    expect((await request(`${a.url}/session/create`, { method: 'POST' })).status).toBe(503);
    await cluster.redis.start();
    await until(async () => (await request(`${a.url}/ready`)).status === 200);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    expect((await pdfs()).body.pdf_files).toMatchObject([{ filename: before.pdf_filename }]);
    socket.send({ type: 'heartbeat' });
    await socket.next((it) => it.type === 'status_update');
    await onA.leave();
  });

  test('when all have left, only counters are left in Redis', async () => {
    await until(() => cluster.foldersLeft() === 0);
    const redis = new Redis(cluster.redis.url);
    const left = await redis.keys('*');
    redis.disconnect();
    const expected = /^\{marcus\}:(counters|readings:\w+|rate:.*)$/;
    expect(left.filter((key) => !expected.test(key))).toEqual([]);
  });
});
