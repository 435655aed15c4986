import { raiseNotice } from '@/features/notices';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { articleOpenRequested } from '../library.actions';

/** The results of importing a file, by article. */
export interface ImportReport {
  added: number;
  same: number;
  /** The same work, whose PDF had been dropped here. */
  completed: number;
  replaced: number;
  keptMine: number;
  setAside: number;
  readonly refused: string[];
  /** The hashes of the articles that are here now. */
  readonly here: string[];
}

export const emptyReport = (): ImportReport => ({
  ...{ added: 0, same: 0, completed: 0, replaced: 0, keptMine: 0, setAside: 0 },
  ...{ refused: [], here: [] },
});

/** Opens a single shared article, which the user wants to see; several articles are a library. */
export function* openOnly({ here, refused }: ImportReport): SagaGenerator<void> {
  const [hash, ...others] = here;
  if (hash === undefined || others.length + refused.length > 0) return;
  yield* put(articleOpenRequested({ hash }));
}

/** One notice for what was imported, and one for what was not. */
export function* tellReport(report: ImportReport): SagaGenerator<void> {
  const said = [
    [report.added, 'added'],
    [report.same, 'already here'],
    [report.completed, 'given back the PDF'],
    [report.replaced, 'replaced, yours set aside'],
    [report.keptMine, 'kept as they are here'],
    [report.setAside, 'set aside beside yours'],
  ] as const;
  const parts = said.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const { refused } = report;
  if (refused.length > 0) {
    const message = `${refused.length === 1 ? 'One article was' : `${refused.length} articles were`} refused`;
    yield* raiseNotice({ type: 'error', message, cause: refused.slice(0, 5).join('\n') });
  }
  if (parts.length > 0) {
    yield* raiseNotice({ type: 'success', message: `Library imported: ${parts.join(', ')}` });
  }
}
