import type { Attack, Family } from '../attackTypes';
import { fileForm, FORM_TYPE } from '../formBody';
import { hostilePdfs } from '../hostilePdfs';
import { requireAnswer, requireRefusal } from '../judge';
import { withinMemory } from '../memoryWatch';

const CALLS = {
  text: '/latest/docling_conversion/extract_text',
  segments: '/latest/decimer/extract_segments',
};

const attacks = Object.entries(hostilePdfs).flatMap(([name, { make, isDamaged, isLong }]) =>
  Object.entries(CALLS).map(([what, path]): Attack => ({
    name: `${name}, for its ${what}`,
    isLong: isLong ?? false,
    // A task is stopped after a minute; then the pages are tried one by one.
    limitMs: isLong ? 150_000 : 60_000,
    run: async (target) => {
      const body = fileForm({ field: 'pdf_file', filename: 'a.pdf', bytes: make() });
      await withinMemory(target, async () => {
        const answer = await target.ask({ method: 'POST', path, body }, FORM_TYPE);
        // Damaged files are the client's fault, whichever part is damaged.
        if (isDamaged) requireRefusal(answer, [400]);
        else requireAnswer(answer);
      });
    },
  })),
);

export const pdfs: Family = { name: 'PDFs', attacks };
