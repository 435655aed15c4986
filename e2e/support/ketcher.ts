import type { FrameLocator, Page } from '@playwright/test';

/** A cold start fetches and compiles ten megabytes, on a machine that is also doing other things. */
export const START_MS = 90_000;

export const ketcherOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Ketcher structure editor"]');

/** Ketcher keeps its hidden macromolecule editor next to the visible one, with controls of the same names. */
export const visible = (frame: FrameLocator, testId: string) =>
  frame.getByTestId(testId).filter({ visible: true });

/** Adds a benzene ring in an empty place. */
export async function drawBenzene(frame: FrameLocator): Promise<void> {
  await visible(frame, 'template-0').click();
  await visible(frame, 'ketcher-canvas').click({ position: { x: 140, y: 110 } });
}
