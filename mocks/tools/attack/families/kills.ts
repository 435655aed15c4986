import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from '../../../testing/servicesClient';
import { startProgram } from '../../../testing/startProgram';
import { Breach, type Attack, type Family, type Target } from '../attackTypes';
import { fileForm, FORM_TYPE } from '../formBody';

const SEGMENTS = '/latest/decimer/extract_segments';
const article = () => {
  const bytes = readFileSync('public/sample-article.pdf');
  return fileForm({ field: 'pdf_file', filename: 'a.pdf', bytes });
};

/** Sends part of an article and aborts after this time in ms. */
async function breakOff(target: Target, share: number, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(target.url);
  const body = article();
  const headers = {
    ...FORM_TYPE,
    'X-Session-ID': await target.sessionId(),
    'Content-Length': body.length,
  };
  const asked = request({ hostname, port, method: 'POST', path: SEGMENTS, headers, agent: false });
  asked.on('error', () => undefined);
  asked.write(body.subarray(0, Math.floor(body.length * share)));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  asked.destroy();
}

const times = (name: string, count: number, act: (target: Target) => Promise<void>): Attack => ({
  name,
  limitMs: 60_000,
  run: async (target) => {
    for (let done = 0; done < count; done += 1) await act(target);
  },
});

/** Services with a separate folder for temporary files. */
const startIn = (folder: string) =>
  startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', HOST: '127.0.0.1', TMPDIR: folder, MARCUS_FAULTS: '' },
  });

const privateFolders = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('marcus-'));

async function killAndStartAgain(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-kills-'));
  try {
    const first = await startIn(folder);
    const client = await openClient(`http://127.0.0.1:${first.port}`);
    const bytes = readFileSync('public/sample-article.pdf');
    const file = new File([bytes], 'a.pdf', { type: 'application/pdf' });
    await client.postForm('/latest/decimer/extract_doi', { pdf_file: file });
    const [left = ''] = privateFolders(folder);
    await first.kill();
    const second = await startIn(folder);
    const isLeft = existsSync(path.join(folder, left));
    await second.stop();
    if (isLeft) throw new Breach('the articles of the process that was killed are still there');
    if (privateFolders(folder).length > 0) throw new Breach('the one that was stopped left some');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const kills: Family = {
  name: 'kills',
  attacks: [
    times('ten uploads aborted half-way', 10, (target) => breakOff(target, 0.5, 50)),
    times('five requests abandoned while running', 5, (target) => breakOff(target, 1, 300)),
    times('three sessions removed while running', 3, async (target) => {
      const working = breakOff(target, 1, 500);
      const path = `/session/remove/${await target.sessionId()}`;
      await target.askBare({ method: 'DELETE', path });
      await working;
    }),
    { name: 'a kill with an article open', limitMs: 120_000, run: killAndStartAgain },
  ],
};
