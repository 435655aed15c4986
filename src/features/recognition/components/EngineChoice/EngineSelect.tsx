import { useDispatch, useSelector } from 'react-redux';
import { absenceNotice, engineNotice } from '@/domain/engineNotice';
import { engineLabel, programName, type EngineInfo } from '@/domain/engines';
import { Select } from '@/ui/Field/Field.styles';
import { selectProcessingOptions, selectReaders } from '../../engineChoice.selectors';
import { engineChosen } from '../../engineChoice.slice';
import { selectIsRunning } from '../../recognition.selectors';

/** Which engine reads the drawings, or the best of all; what stands in for one is named with it. */
export function EngineSelect() {
  const dispatch = useDispatch();
  const readers = useSelector(selectReaders);
  const { engine } = useSelector(selectProcessingOptions);
  const chosen = readers.find(({ id }) => id === engine);
  return (
    <Select
      aria-label="Recognition engine"
      title={chosen && engineNotice(chosen, readers)}
      value={engine}
      disabled={useSelector(selectIsRunning)}
      onChange={({ target: { value } }) => dispatch(engineChosen(value))}
    >
      {readers.map((reader) => (
        <option key={reader.id} value={reader.id} disabled={!reader.available}>
          {inWords(reader, readers)}
        </option>
      ))}
    </Select>
  );
}

function inWords(reader: EngineInfo, readers: readonly EngineInfo[]): string {
  const { id, available, standsInFor, sentTo } = reader;
  if (!available) return absenceNotice(reader, readers);
  const label = engineLabel(id, readers);
  if (sentTo !== undefined) return `${label} at ${sentTo}`;
  return standsInFor === undefined ? label : `${label} (${programName(id, readers)})`;
}
