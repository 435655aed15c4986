import { jsonResponse, type FakeServer } from './fakes/fakeFetch';

/** Of a file that was given, as the services tell it. */
export const GIVEN_LIST = {
  ...{ kind: 'known', name: 'COCONUT', version: 'made.csv', date: '2026-05-01' },
  ...{ entries: 712_345, bytes: 3_774_873, file_name: 'known.marcus' },
} as const;

/** Answers which lists were given, and takes each file for {@link GIVEN_LIST}. */
export function answerLists(server: FakeServer, takesFiles = true): void {
  let lists: object[] = [];
  server.on('GET', '/chem/lists', () => jsonResponse({ takes_files: takesFiles, lists }));
  server.on('POST', '/chem/own_list', () => {
    lists = [GIVEN_LIST];
    return jsonResponse(GIVEN_LIST);
  });
  server.on('DELETE', '/chem/own_list/known', () => {
    lists = [];
    return jsonResponse({ kind: 'known' });
  });
}
