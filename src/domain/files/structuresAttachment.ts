import type { MadePage } from './madePage';

/** What the services look for in a PDF (docs/files.md). */
export const STRUCTURES_ATTACHMENT = 'marcus-structures.json';

const MOST_TOLD = 20;

/** What the pages' drawings are, as the services read it from the PDF; undefined if the file states nothing. */
export function structuresAttachment(pages: readonly MadePage[]): string | undefined {
  const stated = pages.flatMap(({ molecules }, page) =>
    molecules.length === 0
      ? []
      : [
          {
            page,
            drawings: molecules.map(({ painted: _painted, told, ...drawing }) => ({
              ...drawing,
              ...(told.length > 0 && { told: told.slice(0, MOST_TOLD) }),
            })),
          },
        ],
  );
  return stated.length === 0 ? undefined : JSON.stringify({ version: 1, pages: stated });
}
