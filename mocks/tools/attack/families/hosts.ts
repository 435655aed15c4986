import { askAs } from '../../../testing/rawRequest';
import { openSocket } from '../../../testing/socketClient';
import { Breach, type Attack, type Family } from '../attackTypes';
import { requireRefusal } from '../judge';

/** Names by which other sites' pages could reach these services, or that resemble ours. */
const NAMES = [
  'evil.example',
  'evil.example:9000',
  'localhost.evil.example',
  '127.0.0.1.nip.example',
  'localhost@evil.example',
  '169.254.169.254',
  '[::2]',
  '127.0.0.256',
  'xn--.localhost',
];

const CALLS = [
  ['POST', '/session/create'],
  ['GET', '/session/queue'],
  ['GET', '/stand-ins/coconut/submissions'],
  ['GET', '/health'],
] as const;

const rebound = (host: string) => ({ Host: host, Origin: `http://${host}` });

const byHost = (host: string, [method, path]: (typeof CALLS)[number]): Attack => ({
  name: `${method} ${path} as "${host}"`,
  run: async ({ url }) =>
    requireRefusal(await askAs(url, rebound(host), { method, path }), [400, 421]),
});

export const hosts: Family = {
  name: 'hosts',
  attacks: [
    ...NAMES.flatMap((host) => CALLS.map((call) => byHost(host, call))),
    {
      name: 'the page under another name',
      run: async ({ pageUrl }) => {
        const call = { method: 'GET', path: '/' };
        requireRefusal(await askAs(pageUrl, { Host: 'evil.example' }, call), [421]);
      },
    },
    {
      name: 'a socket under another name',
      run: async (target) => {
        const address = `${target.url.replace('http', 'ws')}/session/ws/${await target.sessionId()}`;
        const opening = openSocket(address, rebound('evil.example'));
        const isOpen = await opening.then(
          ({ socket }) => (socket.terminate(), true),
          () => false,
        );
        if (isOpen) throw new Breach('was accepted');
      },
    },
    {
      name: 'a session for a page of another origin',
      run: async (target) => {
        const call = { method: 'POST', path: '/session/create' };
        const headers = { Origin: 'https://evil.example' };
        requireRefusal(await target.askBare(call, headers), [403]);
      },
    },
  ],
};
