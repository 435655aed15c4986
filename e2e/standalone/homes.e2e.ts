/** The same contract for services on a server and in a worker of the page, and the same answers from both. */
import { sampleTruth } from '../support/sampleTruth';
import { articleAnswers, type ArticleAnswers } from '../support/articleAnswers';
import { fileOf, serverHome, workerHome, type Home, type HomeAnswer } from '../support/home';
import { startOwnServices, type OwnServices } from '../support/ownServices';
import { expect, test } from '../support/standaloneTest';

const SAMPLE = 'public/sample-article.pdf';

const HOMES = ['server', 'worker'] as const;

let services: OwnServices;
test.beforeAll(async () => {
  services = await startOwnServices({ MARCUS_SESSION_GATE: 'strict' });
});
test.afterAll(() => services.stop());

for (const kind of HOMES) {
  test.describe(`services on a ${kind}`, () => {
    let home: Home;
    let session: string;
    const call = async (path: string, request = {}): Promise<HomeAnswer> => {
      const answer = await home.call(path, request);
      if (answer === 'aborted') throw new Error('given up');
      return answer;
    };
    test.beforeEach(async ({ page, site }) => {
      home = kind === 'server' ? serverHome(services.origin) : await workerHome(page, site.url);
      const { body } = await call('/session/create', { method: 'POST' });
      session = body.session.session_id;
    });
    test.afterEach(async () => {
      await home.call(`/session/remove/${session}`, { method: 'DELETE' });
    });

    test('a session is active at once, and has ended when it is removed', async () => {
      const status = await call(`/session/status/${session}`);
      expect(status.body.session_status).toMatchObject({ session_id: session, status: 'active' });
      expect((await call(`/session/remove/${session}`, { method: 'DELETE' })).status).toBe(200);
      expect((await call(`/session/status/${session}`)).status).toBe(404);
    });

    test('what cannot be answered is refused as the contract says', async () => {
      const form = { pdf_file: { name: 'a.pdf', base64: btoa('no PDF') } };
      // Of more than 10 MB, which a tab takes; neither is a PDF.
      const large = { name: 'a.pdf', base64: Buffer.alloc(11_000_000).toString('base64') };
      const post = { method: 'POST', session };
      const extract = '/latest/decimer/extract_segments';
      expect(await call(extract, { method: 'POST' })).toMatchObject({
        status: 401,
        body: { error_code: 'NO_SESSION' },
      });
      expect((await call('/latest/nothing', { session })).status).toBe(404);
      expect(await call(extract, { session })).toMatchObject({
        status: 405,
        headers: { allow: 'POST' },
      });
      expect(await call(extract, { ...post, form: { other: 'x' } })).toMatchObject({
        status: 422,
        body: { detail: [{ type: 'missing', loc: ['body', 'pdf_file'] }] },
      });
      expect((await call(extract, { ...post, form })).status).toBe(400);
      const { status } = await call(extract, { ...post, form: { pdf_file: large } });
      expect(status).toBe(kind === 'server' ? 413 : 400);
    });

    test('answers are not cached, and say what they are', async () => {
      const { headers, type } = await call('/health');
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(type).toContain('application/json');
    });

    test('a request that is given up ends, and the next one is answered', async () => {
      const form = { pdf_file: await fileOf(SAMPLE) };
      const path = '/latest/decimer/extract_segments';
      const request = { method: 'POST', session, form };
      expect(await home.call(path, { ...request, abortAfterMs: 50 })).toBe('aborted');
      const { body } = await call(path, request);
      expect(body.segments).toHaveLength(sampleTruth.drawings.length);
      const [{ filename }] = body.segments;
      const picture = await call(
        `/latest/decimer/get_segment_image/${body.segments_directory}/${filename}`,
        { session },
      );
      expect(picture).toMatchObject({ status: 200, type: 'image/png' });
      expect(picture.body).toMatch(/^iVBORw0KGgo/);
    });

    test('the live channel answers a sign of life, and refuses who has no session', async () => {
      const { messages } = await home.talk(session, ['{"type":"heartbeat"}'], 1);
      expect(JSON.parse(messages[0]!)).toMatchObject({
        type: expect.stringMatching(/^(?:status|queue)_update$/),
        session_status: { session_id: session, status: 'active' },
      });
      expect(await home.talk('nobody', [], 1)).toEqual({ messages: [], closed: 1006 });
    });

    test('a session ends with its live channel', async () => {
      await home.talk(session, ['{"type":"heartbeat"}'], 1);
      await expect.poll(async () => (await call(`/session/status/${session}`)).status).toBe(404);
    });
  });
}

/** The two canvases smooth edges a little differently. */
const CONFIDENCE_DIFFERENCE = 0.02;

test('both homes answer the same about the sample article', async ({ page, site }) => {
  const file = await fileOf(SAMPLE);
  const byServer = await articleAnswers(serverHome(services.origin), file);
  const byWorker = await articleAnswers(await workerHome(page, site.url), file);
  expect(byServer.segments).toHaveLength(sampleTruth.drawings.length);
  expect(withoutConfidence(byWorker)).toEqual(withoutConfidence(byServer));
  const others = confidences(byServer);
  const apart = confidences(byWorker).map((value, at) => Math.abs(value - others[at]!));
  expect(Math.max(...apart)).toBeLessThanOrEqual(CONFIDENCE_DIFFERENCE);
});

const leaveOut = ({ confidence: _left, ...rest }: { readonly confidence?: number }) => rest;

const withoutConfidence = ({ segments, readings, ...rest }: ArticleAnswers) => ({
  ...rest,
  segments: segments.map(leaveOut),
  readings: Object.values(readings).map((own) => own.map(leaveOut)),
});

const confidences = ({ segments, readings }: ArticleAnswers): number[] => [
  ...segments.map(({ confidence }) => confidence),
  ...Object.values(readings).flatMap((own) => own.map(({ confidence }) => confidence ?? 0)),
];
