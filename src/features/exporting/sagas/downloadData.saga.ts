import { exportFilename } from '@/domain/fileNames';
import { selectOpenDocument, selectSelectedCount } from '@/article';
import { raiseNotice } from '@/features/notices';
import { askForTaxa, selectOrganisms } from '@/features/taxa';
import { errorMessage } from '@/lib/errorMessage';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectExportableStructures } from '../downloadData.selectors';
import { selectIsNamed } from '../exporting.slice';
import { jsonFile } from './jsonFile.saga';

/** Saves the selected structures, the text and the annotations as one JSON file. */
export function* downloadData(): SagaGenerator<void> {
  try {
    yield* saveData();
  } catch (error) {
    // The only message for a failure of the export itself (docs/requirements/core.md 8.39).
    const message = 'Could not access segments panel for export';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
}

function* saveData(): SagaGenerator<void> {
  const structures = yield* select(selectExportableStructures);
  if (structures.length === 0) {
    yield* raiseNotice({
      type: 'error',
      message: 'No structures selected for export. Please select at least one structure.',
    });
    return;
  }
  yield* askForTaxa(yield* select(selectOrganisms));
  const { clock, downloads } = yield* getPlatform();
  const timestamp = new Date(clock.now()).toISOString();
  const document = yield* select(selectOpenDocument);
  const isNamed = yield* select(selectIsNamed, 'json');
  const content = yield* call(jsonFile, { timestamp, structures, isNamed });
  downloads.save(exportFilename(document?.file.name, timestamp), content);
  yield* tellWhatIsMissing(structures.length);
}

/** Selected segments without a structure are not in the file, and the user has to be told. */
function* tellWhatIsMissing(exported: number): SagaGenerator<void> {
  const missing = (yield* select(selectSelectedCount)) - exported;
  if (missing <= 0) return;
  const message =
    missing === 1
      ? 'One selected segment has no structure and is not in the file'
      : `${missing} selected segments have no structure and are not in the file`;
  yield* raiseNotice({ type: 'warning', message });
}
