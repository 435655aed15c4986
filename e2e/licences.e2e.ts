/** All third-party code that ships has its licence: each page has a list next to it, written by its build. */
import { expect, test } from './support/test';

for (const [address, packages] of [
  [
    '/third-party-notices.txt',
    [
      ...[
        'react',
        'redux-saga',
        'pdfjs-dist',
        'styled-components',
        'idb',
        'react-toastify',
        'clsx',
      ],
      ...['redux-thunk', 'file-selector', 'compute-scroll-into-view', '@standard-schema/utils'],
    ],
  ],
  ['/ketcher/third-party-notices.txt', ['ketcher-react', 'ketcher-standalone', 'react-dom']],
] as const) {
  test(`${address} has the name, version and licence of each package in the page @smoke`, async ({
    request,
  }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const notices = await answer.text();
    for (const name of packages) {
      expect(notices).toMatch(
        new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\n(MIT|ISC|Apache-2\\.0)`, 'm'),
      );
    }
    expect(notices).toContain('Permission is hereby granted');
  });
}
