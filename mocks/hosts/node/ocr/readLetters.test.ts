import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReadPage } from '../../../engine/text/readFirstPages';
import { runTasks, scannedPdf, smallArticle } from '../../../testing/scannedPdf';

const folder = mkdtempSync(path.join(tmpdir(), 'marcus-connections-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that names the hosts to which it and its threads connect. */
const reporting = (name: string) => {
  const report = path.join(folder, name);
  const env = {
    NODE_OPTIONS: '--require tsx/cjs --require ./mocks/testing/reportConnections.ts',
    TEST_CONNECTIONS: report,
  };
  return { env, hosts: () => (existsSync(report) ? readFileSync(report, 'utf8') : '') };
};

test('a scanned page is read without any connection to a network', async () => {
  const { env, hosts } = reporting('scan');
  const scan = await scannedPdf(await smallArticle(), { dpi: 150 });
  const pdf = Buffer.from(scan).toString('base64');
  const [read] = runTasks<ReadPage>([['readScan', { pdf, pageIndex: 0 }]], env);
  expect(JSON.stringify(read)).toContain('Podophyllum');
  expect(hosts()).toBe('');
});

test('a connection that a thread opens would have been seen', () => {
  const { env, hosts } = reporting('thread');
  const thread = "fetch('http://host.invalid').catch(() => undefined)";
  const program = `new (require('node:worker_threads').Worker)(${JSON.stringify(thread)}, { eval: true })`;
  spawnSync(process.execPath, ['-e', program], { env: { ...process.env, ...env } });
  expect(hosts()).toBe('host.invalid\n');
});
