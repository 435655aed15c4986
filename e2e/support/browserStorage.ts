import type { Page } from '@playwright/test';

/** Everything that the page's scripts have stored as text or plain data, in one text by place. */
export function storedTexts(
  page: Page,
): Promise<{ readonly local: string; readonly rest: string }> {
  return page.evaluate(async () => {
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database did not answer'));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        rows.push(await promised(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return {
      local: JSON.stringify({ ...localStorage }),
      rest: JSON.stringify([{ ...sessionStorage }, rows]),
    };
  });
}
