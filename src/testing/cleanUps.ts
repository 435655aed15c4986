/** What a test has set up and must be torn down afterwards, whether it passed or not. */
const cleanUps: (() => unknown)[] = [];

export function afterThisTest(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp);
}

/** Tears everything down, the latest first: a view before the store that it uses. */
export async function runCleanUps(): Promise<void> {
  for (let cleanUp = cleanUps.pop(); cleanUp; cleanUp = cleanUps.pop()) await cleanUp();
}
