import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { Copy, copyRequested } from '../overlays.slice';

/**
 * docs/requirements/session.md S8.UI.1; it doesn't specify all success messages, so the others follow its
 * style.
 */
const WORDS: Record<Copy['what'], { readonly copied: string; readonly failed: string }> = {
  citation: { copied: 'Citation copied to clipboard', failed: COPY_FAILED },
  bibtex: { copied: 'BibTeX copied to clipboard', failed: COPY_FAILED },
  'privacy-link': {
    copied: 'Privacy policy link copied to clipboard',
    failed: 'Failed to copy link',
  },
};

export function* copyToClipboard({
  payload: { what, text },
}: ReturnType<typeof copyRequested>): SagaGenerator<void> {
  yield* copyWithNotice(text, WORDS[what]);
}
