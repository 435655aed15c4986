/** What a test has set up and has to be taken down after it, whether it passed or not. */
const cleanUps: (() => unknown)[] = [];

export function afterThisTest(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp);
}

/** Takes everything down, the latest first: a view goes before the store that it looks at. */
export async function runCleanUps(): Promise<void> {
  for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) await cleanUp();
}
